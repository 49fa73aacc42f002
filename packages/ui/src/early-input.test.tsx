import { type ReactNode, StrictMode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { Checkbox } from './components/checkbox/checkbox.tsx'
import { CheckboxGroup } from './components/checkbox-group/checkbox-group.tsx'
import { CodeField } from './components/code-field/code-field.tsx'
import { Combobox } from './components/combobox/combobox.tsx'
import { DateField } from './components/date-field/date-field.tsx'
import { DateRangeField } from './components/date-range-field/date-range-field.tsx'
import { DateTimeField } from './components/date-time-field/date-time-field.tsx'
import { FileDrop } from './components/file-drop/file-drop.tsx'
import { MaskedField } from './components/masked-field/masked-field.tsx'
import { MoneyField } from './components/money-field/money-field.tsx'
import { MultiSelect } from './components/multi-select/multi-select.tsx'
import { NumberField } from './components/number-field/number-field.tsx'
import { PasswordField } from './components/password-field/password-field.tsx'
import { RadioGroup } from './components/radio-group/radio-group.tsx'
import { SearchField } from './components/search-field/search-field.tsx'
import { SegmentedControl } from './components/segmented-control/segmented-control.tsx'
import { Switch } from './components/switch/switch.tsx'
import { TextField } from './components/text-field/text-field.tsx'
import { Textarea } from './components/textarea/textarea.tsx'
import { TimeField } from './components/time-field/time-field.tsx'

const options = [
  { value: 'a', label: 'Alfa' },
  { value: 'b', label: 'Beta' },
]

let root: Root | undefined
let form: HTMLFormElement | undefined

afterEach(() => {
  root?.unmount()
  form?.remove()
})

/** Shows a page as a server renders it. */
function showMarkup(page: ReactNode): HTMLFormElement {
  form = document.createElement('form')
  form.innerHTML = renderToString(page)
  document.body.append(form)
  return form
}

/** Lets React take a page over, and waits for what it reports. */
async function hydrate(element: HTMLFormElement, page: ReactNode) {
  const onRecoverableError = vi.fn()
  root = hydrateRoot(element, <StrictMode>{page}</StrictMode>, { onRecoverableError })
  await new Promise((done) => setTimeout(done, 100))
  expect(onRecoverableError).not.toHaveBeenCalled()
}

/** The visible input of a field. */
const getInput = (element: HTMLElement, selector = 'input:not([type=hidden])') =>
  element.querySelector(selector) as HTMLInputElement

const read = (element: HTMLFormElement) => Object.fromEntries(new FormData(element))

interface Typed {
  page: ReactNode
  text: string
  shown?: string
  selector?: string
  value: Record<string, string>
}

const typed: Record<string, Typed> = {
  TextField: { page: <TextField label="X" name="x" />, text: 'novo', value: { x: 'novo' } },
  PasswordField: { page: <PasswordField label="X" name="x" />, text: 'senha', value: { x: 'senha' } },
  Textarea: { page: <Textarea label="X" name="x" />, text: 'texto', selector: 'textarea', value: { x: 'texto' } },
  SearchField: { page: <SearchField label="X" name="x" />, text: 'novo', value: { x: 'novo' } },
  NumberField: { page: <NumberField label="X" name="x" defaultValue={3} />, text: '42', value: { x: '42' } },
  MoneyField: {
    page: <MoneyField label="X" name="x" defaultValue={1250} />,
    text: '99,9',
    shown: '99,90',
    value: { x: '9990' },
  },
  DateField: {
    page: <DateField label="X" name="x" defaultValue="2026-11-27" />,
    text: '5/5/2026',
    shown: '05/05/2026',
    value: { x: '2026-05-05' },
  },
  DateTimeField: {
    page: <DateTimeField label="X" name="x" defaultValue="2026-11-27T10:00" />,
    text: '05/05/2026 11:30',
    value: { x: '2026-05-05T11:30' },
  },
  TimeField: { page: <TimeField label="X" name="x" defaultValue="09:30" />, text: '11:11', value: { x: '11:11' } },
  DateRangeField: {
    page: <DateRangeField label="X" fromName="from" toName="to" />,
    text: '01/02/2026',
    value: { from: '2026-02-01', to: '' },
  },
  CodeField: { page: <CodeField label="X" name="x" />, text: '123456', value: { x: '123456' } },
  MaskedField: {
    page: <MaskedField kind="cep" label="X" name="x" defaultValue="01310100" />,
    text: '22222-222',
    value: { x: '22222222' },
  },
}

test.each(Object.entries(typed))('%s keeps what was typed before hydration', async (_, sample) => {
  const element = showMarkup(sample.page)
  getInput(element, sample.selector).value = sample.text
  await hydrate(element, sample.page)
  await vi.waitFor(() => {
    expect(read(element)).toEqual(sample.value)
    expect(getInput(element, sample.selector).value).toBe(sample.shown ?? sample.text)
  })
})

test('a controlled field reports what was typed before hydration once', async () => {
  const change = vi.fn()
  const page = <NumberField label="X" value={null} onValueChange={change} />
  const element = showMarkup(page)
  getInput(element).value = '42'
  await hydrate(element, page)
  await vi.waitFor(() => expect(change.mock.calls).toEqual([[42]]))
})

test('the focus and the caret stay in a field in which the user is typing', async () => {
  const page = <NumberField label="X" name="x" />
  const element = showMarkup(page)
  const input = getInput(element)
  input.focus()
  input.value = '1234'
  input.setSelectionRange(2, 2)
  await hydrate(element, page)
  expect(document.activeElement).toBe(input)
  expect([input.value, input.selectionStart]).toEqual(['1234', 2])
  expect(read(element)).toEqual({ x: '1234' })
})

test.each([
  ['Combobox', <Combobox key="x" label="X" name="x" options={options} defaultValue="a" />, 'Alfa'],
  ['MultiSelect', <MultiSelect key="x" label="X" name="x" options={options} defaultValue={['a']} />, ''],
])('%s drops a search text that was left before hydration', async (_, page, shown) => {
  const element = showMarkup(page)
  getInput(element).value = 'Bet'
  await hydrate(element, page)
  expect(getInput(element).value).toBe(shown)
  expect(document.querySelector('[role="listbox"]')).toBe(null)
  expect(read(element)).toEqual({ x: 'a' })
})

test('choices before hydration are reported', async () => {
  const changes: unknown[] = []
  const report = (value: unknown) => changes.push(value)
  const page = (
    <>
      <Checkbox label="Aceito" checked={false} onCheckedChange={report} />
      <Switch label="Ligado" defaultChecked onCheckedChange={report} />
      <RadioGroup label="R" options={options} defaultValue="a" onValueChange={report} />
      <RadioGroup label="P" variant="chips" options={options} defaultValue="a" onValueChange={report} />
      <CheckboxGroup label="C" options={options} defaultValue={['a']} onValueChange={report} />
      <SegmentedControl label="S" options={options} defaultValue="a" onValueChange={report} />
    </>
  )
  const element = showMarkup(page)
  getInput(element, '[data-slot="checkbox-control"]').checked = true
  getInput(element, '[data-slot="switch-control"]').checked = false
  for (const group of element.querySelectorAll<HTMLElement>('[role="radiogroup"], [role="group"]')) {
    getInput(group, 'input[value="b"]').checked = true
  }
  await hydrate(element, page)
  await vi.waitFor(() => expect(changes).toHaveLength(6))
  expect(changes).toEqual([true, false, 'b', 'b', ['a', 'b'], 'b'])
})

test('several inputs of one control are reported one after another', async () => {
  const page = (
    <>
      <DateRangeField label="X" fromName="from" toName="to" />
      <CheckboxGroup label="C" name="c" options={options} defaultValue={[]} />
    </>
  )
  const element = showMarkup(page)
  const [from, to] = element.querySelectorAll<HTMLInputElement>('[data-slot="text-input"]')
  if (from && to) [from.value, to.value] = ['01/02/2026', '03/02/2026']
  for (const box of element.querySelectorAll<HTMLInputElement>('[type="checkbox"]')) box.checked = true
  await hydrate(element, page)
  await vi.waitFor(() =>
    expect([...new FormData(element)]).toEqual([
      ['from', '2026-02-01'],
      ['to', '2026-02-03'],
      ['c', 'a'],
      ['c', 'b'],
    ]),
  )
})

test('files that were chosen before hydration are listed and submitted', async () => {
  const page = <FileDrop label="Nota" name="x" />
  const element = showMarkup(page)
  const transfer = new DataTransfer()
  transfer.items.add(new File(['x'], 'nota.pdf'))
  getInput(element).files = transfer.files
  await hydrate(element, page)
  await vi.waitFor(() => expect(element.textContent).toContain('nota.pdf'))
  await vi.waitFor(() => expect((read(element).x as File).name).toBe('nota.pdf'))
})

test('nothing is reported where the user has entered nothing', async () => {
  const change = vi.fn()
  const page = (
    <>
      <TextField label="A" defaultValue={' a\n'} onValueChange={change} />
      <TextField label="B" type="number" defaultValue="x" onValueChange={change} />
      <Textarea label="C" defaultValue={'\na\r\nb '} onValueChange={change} />
      <RadioGroup label="D" name="same" options={options} defaultValue="a" onValueChange={change} />
      <RadioGroup label="E" name="same" options={options} defaultValue="b" onValueChange={change} />
      <MaskedField kind="cep" label="F" defaultValue="01310100" onValueChange={change} />
    </>
  )
  await hydrate(showMarkup(page), page)
  expect(change).not.toHaveBeenCalled()
})
