import { addons } from 'storybook/manager-api'
import mark from '../apps/web/public/icone.svg'
import figtree from '../packages/ui/src/styles/fonts/figtree-latin.woff2'
import { themes } from './theme.ts'

// The Storybook manager does not load the style sheets of the package.
document.fonts.add(new FontFace('Figtree Variable', `url(${figtree})`, { weight: '300 900' }))

// The data URL of the SVG contains quotes, which would end the HTML attribute.
const markAddress = mark.replaceAll('"', '%22')
const theme = matchMedia('(prefers-color-scheme: dark)').matches ? themes.dark : themes.light
const firstPage = 'começar-o-sistema-overview--page'

addons.setConfig({
  theme: {
    ...theme,
    brandTitle: `<span style="display:flex;align-items:center;gap:8px"><img src="${markAddress}" alt="" width="28" height="28">${theme.brandTitle}</span>`,
  },
  layoutCustomisations: {
    // The first page is an introduction without controls, so the addon panel is hidden.
    showPanel: ({ storyId }, isShown) => isShown && storyId !== firstPage,
  },
})
