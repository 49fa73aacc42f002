import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import * as icons from './icons.gen.js'

/** The Lucide names of the icons used by the components. */
const names = [
  'arrow-down',
  'arrow-left',
  'arrow-up',
  'ban',
  'building-2',
  'calendar-clock',
  'calendar-days',
  'camera',
  'chart-no-axes-column',
  'check',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'chevrons-up-down',
  'circle-alert',
  'circle-check',
  'circle-dashed',
  'circle-pause',
  'clock',
  'clock-alert',
  'cloud-alert',
  'columns-3-cog',
  'copy',
  'ellipsis',
  'external-link',
  'eye',
  'eye-off',
  'file-up',
  'hourglass',
  'info',
  'log-out',
  'maximize',
  'megaphone',
  'minus',
  'navigation',
  'package-check',
  'package-minus',
  'panel-left',
  'plus',
  'rotate-cw',
  'search',
  'search-x',
  'table-2',
  'timer-off',
  'triangle-alert',
  'truck',
  'undo-2',
  'user-round',
  'warehouse',
  'x',
]

const pascalCase = (name: string) => name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Converts the shapes inside an svg to the argument of createIcon. */
const drawing = (markup: string) =>
  [...markup.matchAll(/<(?!svg)(\w+)((?: [\w-]+="[^"]*")*)>/g)].map(([, element, attributes = '']) => [
    element,
    Object.fromEntries([...attributes.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value])),
  ])

const notice =
  '/* Lucide, ISC licence, Copyright (c) Lucide Contributors. Written by icons.test.ts (`vitest --update`): do not edit. */'

// Each icon has its own file, because a bundler assigns files, not exports, to chunks.
test.each(names)("%s matches Lucide's drawing", async (name) => {
  const { default: Icon } = await import(`lucide-react/icons/${name}`)
  const node = drawing(renderToStaticMarkup(createElement(Icon)))
  const source = `${notice}
import { createIcon } from '../create-icon.js'

export const ${pascalCase(name)} = /* @__PURE__ */ createIcon(${JSON.stringify(node)})
`
  await expect(source).toMatchFileSnapshot(`./drawn/${name}.gen.ts`)
})

test('exports exactly these icons', async () => {
  const lines = names.map((name) => `export { ${pascalCase(name)} } from './drawn/${name}.gen.js'`)
  await expect(`${notice}\n${lines.join('\n')}\n`).toMatchFileSnapshot('./icons.gen.ts')
  expect(readdirSync(new URL('drawn', import.meta.url)).sort()).toEqual(names.map((name) => `${name}.gen.ts`).sort())
})

test('every icon is used', () => {
  const folder = fileURLToPath(new URL('..', import.meta.url))
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx') && !path.includes('.stories.'))
    .map((path) => readFileSync(`${folder}${path}`, 'utf8'))
    .filter((text) => text.includes('icons.gen.js'))
  expect(Object.keys(icons).filter((name) => !texts.some((text) => new RegExp(`\\b${name}\\b`).test(text)))).toEqual([])
})
