import { addons } from 'storybook/manager-api'
import mark from '../apps/web/public/icone.svg'
import figtree from '../packages/ui/src/styles/fonts/figtree-latin.woff2'
import { themes } from './theme.ts'

// The frame around the stories reads no style sheet of ours.
document.fonts.add(new FontFace('Figtree Variable', `url(${figtree})`, { weight: '300 900' }))

// A picture in an address keeps its quotes, which would end the attribute it stands in.
const markAddress = mark.replaceAll('"', '%22')
const theme = matchMedia('(prefers-color-scheme: dark)').matches ? themes.dark : themes.light
const firstPage = 'começar-o-sistema-overview--page'

addons.setConfig({
  theme: {
    ...theme,
    brandTitle: `<span style="display:flex;align-items:center;gap:8px"><img src="${markAddress}" alt="" width="28" height="28">${theme.brandTitle}</span>`,
  },
  layoutCustomisations: {
    // The first page introduces the system; there is nothing to set or to inspect on it.
    showPanel: ({ storyId }, shown) => shown && storyId !== firstPage,
  },
})
