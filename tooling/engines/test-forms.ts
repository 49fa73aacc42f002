import { expect, test } from 'vitest'
import { control, type Page } from './page.ts'

/** What the pages of `forms.tsx` submit at first. */
const first = [
  ['TextField', 'Ana'],
  ['Textarea', 'Ana'],
  ['PasswordField', 'segredo'],
  ['SearchField', 'pão'],
  ['MaskedField', '01310100'],
  ['CodeField', '482193'],
  ['NumberField', '2'],
  ['MoneyField', '1200'],
  ['DateField', '2026-12-25'],
  ['TimeField', '14:30'],
  ['DateTimeField', '2026-12-25T14:30'],
  ['Checkbox', 'sim'],
  ['Switch', 'sim'],
  ['RadioGroup', 'a'],
  ['CheckboxGroup', 'a'],
  ['SegmentedControl', 'a'],
  ['Select', 'a'],
  ['Combobox', 'a'],
  ['MultiSelect', 'a'],
] as const

const names = first.map(([name]) => name)
/** Those with a visible label of one field that takes the focus. */
const labelled = names.filter((name) => !/Search|DateTime|Group|Segmented/.test(name))
/** The keys that change each control after a press of it. */
const changes: Record<string, readonly string[]> = {
  Checkbox: [],
  Switch: [],
  RadioGroup: ['ArrowDown'],
  CheckboxGroup: [],
  SegmentedControl: ['ArrowRight'],
  Combobox: ['Control+a', 'b', 'ArrowDown', 'Enter'],
  MultiSelect: ['ArrowDown', 'ArrowDown', 'Enter', 'Escape'],
  MaskedField: ['Control+a', '2', '0'],
  CodeField: ['Control+a', '0', '1', '2', '3', '4', '5'],
  NumberField: ['Control+a', '7'],
  MoneyField: ['Control+a', '3', '4'],
  DateField: ['Control+a', ...'01022027'],
  TimeField: ['Control+a', ...'0900'],
  DateTimeField: ['Control+a', ...'01022027'],
}

/** Declares the tests of controls in forms: submission, reset, actions, `form`, disabled, labels and validity. */
export function testForms(getPage: () => Page): void {
  const pages = [
    ['PlainForm', 'in a form'],
    ['OutsideForm', 'with `form`'],
  ] as const
  test.each(pages)('%s: every control %s submits its value', async (name) => {
    const page = getPage()
    await page.open(name)
    expect((await page.getFormData()).toSorted()).toEqual(first.toSorted())
    await page.click('button[type="submit"]')
    await expect.poll(() => page.getSubmissions('form')).toBe(1)
  })

  test.each(names)('%s: a press and keys change what is submitted, and a reset restores it', async (name) => {
    const page = getPage()
    await page.open('PlainForm')
    const getEntries = async () => (await page.getFormData()).filter(([key]) => key === name)
    const before = await getEntries()
    if (name === 'Select') {
      // A press would open the list; a letter changes the value without it.
      await page.focus(control(name))
      await page.window.press('b')
    } else {
      await page.click(control(name))
      await page.window.press(...(changes[name] ?? ['x']))
      await page.window.press('Tab')
    }
    await expect.poll(getEntries).not.toEqual(before)
    await page.click('button[type="reset"]')
    await expect.poll(getEntries).toEqual(before)
  })

  test('controlled controls keep their values after an action of React that fails', async () => {
    const page = getPage()
    await page.open('ActionForm')
    await page.click('button')
    await expect.poll(() => page.getFormData()).toContainEqual(['cents', '1200'])
    const before = await page.getFormData()
    await page.click('button[type="submit"]')
    await expect.poll(() => page.window.run(() => document.querySelector('output')?.textContent)).toBe('Recusado')
    expect(await page.getFormData()).toEqual(before)
  })

  test.each(names)('%s in a disabled fieldset takes no press and no key', async (name) => {
    const page = getPage()
    await page.open('FieldsetForm')
    await page.click(control(name))
    await page.window.press('ArrowDown', 'x')
    expect(await page.getLayers()).toEqual([])
    expect(await page.getFocusedControl()).toBeNull()
    expect(await page.getFormData()).toEqual([])
  })

  test('a press of the label moves the focus to its field', async () => {
    const page = getPage()
    await page.open('PlainForm')
    for (const name of labelled) {
      await page.window.run(() => (document.activeElement as HTMLElement).blur())
      await page.click(`[data-control="${name}"] label`)
      await expect.poll(async () => [name, await page.getFocusedControl()]).toEqual([name, name])
    }
  })

  test('Tab reaches every control in its order with a focus ring, and Shift+Tab in the reverse order', async () => {
    const page = getPage()
    await page.open('PlainForm')
    await page.focus(control('TextField'))
    const withoutRing = new Set<string | null>()
    const walk = async (key: string, last: string) => {
      const visited = [await page.getFocusedControl()]
      for (let count = 0; count < 60 && visited.at(-1) !== last; count++) {
        await page.window.press(key)
        const name = await page.getFocusedControl()
        if (!(await page.hasFocusRing())) withoutRing.add(name)
        if (name !== visited.at(-1)) visited.push(name)
      }
      return visited
    }
    expect(await walk('Tab', 'MultiSelect')).toEqual(names)
    expect(await walk('Shift+Tab', 'TextField')).toEqual(names.toReversed())
    expect([...withoutRing]).toEqual([])
  })

  test('the browser does not submit a form whose required checkbox is not checked', async () => {
    const page = getPage()
    await page.open('TextForms')
    const form = 'form[data-control="required"]'
    await page.click(`${form} button[type="submit"]`)
    await expect.poll(() => page.getFocusedControl()).toBe('required')
    expect(await page.getSubmissions(form)).toBe(0)
    await page.click(`${form} input`)
    await page.click(`${form} button[type="submit"]`)
    await expect.poll(() => page.getSubmissions(form)).toBe(1)
  })
}
