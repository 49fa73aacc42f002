import { expect, test } from 'vitest'
import { control, type Page } from './page.ts'

/** Each key that opens a list, with the keys after it and the text that they choose among `Ana`, `Bia` and `Caio`. */
const cases = [
  ['Enter', ['ArrowDown', 'Enter'], 'Bia'],
  [' ', ['ArrowDown', ' '], 'Bia'],
  ['ArrowDown', ['ArrowDown', 'ArrowDown', 'Enter'], 'Caio'],
  ['Enter', ['End', 'ArrowUp', 'Enter'], 'Bia'],
  ['Enter', ['c', 'Enter'], 'Caio'],
  [' ', ['b', 'ArrowDown', 'Enter'], 'Caio'],
] as const

const nameKey = (key: string) => (key === ' ' ? 'Space' : key)

const choices = cases.flatMap(([opening, following, text]) =>
  ['Select', 'DropdownMenu'].map((name) => ({
    name,
    opening,
    following,
    keys: [opening, ...following].map(nameKey).join(', '),
    text,
  })),
)

/** Declares the tests of keys that are pressed while the code of a list is loaded. */
export function testLoading(getPage: () => Page): void {
  test.each(choices)(
    '$name: $keys choose $text, also while its code is loaded',
    async ({ name, opening, following, text }) => {
      const page = getPage()
      const release = await page.openHeld('LoadedLists')
      const getState = () =>
        page.window.run((css) => {
          const trigger = document.querySelector(css)
          return [trigger?.getAttribute('aria-expanded'), trigger?.getAttribute('aria-busy')]
        }, control(name))
      await page.focus(control(name))
      await page.window.press(opening)
      await expect.poll(getState).toEqual(['true', 'true'])
      await page.window.press(...following)
      expect(await getState()).toEqual(['true', 'true'])
      await release()
      await expect.poll(() => page.window.run(() => document.querySelector('output')?.textContent)).toBe(text)
      await expect.poll(getState).toEqual(['false', null])
      await expect.poll(() => page.getFocusedControl()).toBe(name)
    },
  )
}
