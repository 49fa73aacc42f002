import { describe, expect, test } from 'vitest'
import { countStyleAttributes, findBanReason, isLayoutClass, listClassNames, listWords } from './class-names.ts'
import { listFiles, readTracked } from './tracked-files.ts'

const isShipped = (path: string) => !/\.(test|stories)\.tsx?$/.test(path)
const interfaceFiles = ['packages/ui/src', 'apps/web/src']
  .flatMap((room) => listFiles(room, /\.tsx?$/))
  .filter(isShipped)
const screens = ['routes', 'features', 'components', 'lib', 'first-page', 'app']
  .flatMap((room) => listFiles(`apps/web/src/${room}`, /\.tsx$/))
  .filter(isShipped)

test('no class contains a hue, a colour value or a theme', () => {
  const violations = interfaceFiles.flatMap((path) =>
    listWords(path, readTracked(path)).flatMap((word) => {
      const reason = findBanReason(word)
      return reason ? `${path}: ${word} (${reason})` : []
    }),
  )
  expect(violations).toEqual([])
})

test('the application uses only layout classes; components define appearance', () => {
  const violations = screens.flatMap((path) =>
    listClassNames(path, readTracked(path)).flatMap((name) => (isLayoutClass(name) ? [] : `${path}: ${name}`)),
  )
  expect(violations).toEqual([])
})

test('the application has no style attributes, which the content security policy blocks in prerendered pages', () => {
  expect(screens.filter((path) => countStyleAttributes(path, readTracked(path)) > 0)).toEqual([])
})

describe('class name rules', () => {
  test.each([
    'dark:bg-surface',
    'md:dark:hidden',
    'bg-blue-500',
    'hover:text-red-600/50',
    'border-t-white',
    'bg-[#fff]',
    'text-[oklch(0.5_0.1_250)]',
    'bg-[var(--malote-blue-500)]',
    'bg-(--malote-yellow-100)',
  ])('%s is rejected', (name) => {
    expect(findBanReason(name)).toBeTruthy()
  })

  test.each(['bg-surface-sunken', 'text-subtle', 'grid-cols-[1fr_auto]', 'h-(--header)', 'hover:bg-primary-hover'])(
    '%s is allowed in a component',
    (name) => {
      expect(findBanReason(name)).toBeUndefined()
    },
  )

  test.each([
    'flex',
    'md:grid-cols-2',
    'grid-rows-[1fr_auto]',
    'gap-4',
    '-mt-2',
    'px-4',
    'max-w-100',
    'lg:col-span-2',
    'justify-between',
    'print:hidden',
    'min-h-dvh',
    'max-md:hidden',
    'max-md:align-bottom',
    '@container',
    '@xl:grid-cols-3',
  ])('%s is a layout class', (name) => {
    expect(isLayoutClass(name)).toBe(true)
  })

  test.each([
    'text-subtle',
    'bg-surface',
    'font-bold',
    'rounded-md',
    'border',
    'hover:flex',
    'shadow-overlay',
    'underline',
  ])('%s is not a layout class', (name) => {
    expect(isLayoutClass(name)).toBe(false)
  })

  test('finds classes in literals, templates and function calls, and returns the name of a variable', () => {
    const given = (jsx: string) => listClassNames('page.tsx', `const page = ${jsx}`)
    expect(given('<p className="flex gap-2" />')).toEqual(['flex', 'gap-2'])
    expect(given('<p className={cn("grid", wide && "w-full")} />')).toEqual(['grid', 'w-full'])
    expect(given(`<p className={\`p-2 \${wide ? 'w-full' : ''} mt-4\`} />`)).toEqual(['p-2', 'w-full', 'mt-4'])
    expect(given('<p className={looks} />')).toEqual(['{looks}'])
  })
})
