import { type FormEvent, type ReactElement, useActionState, useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { controls } from './testing/contract-cases.tsx'
import { type FormCase, formCases, getChange, getSubmitted } from './testing/form-cases.tsx'

/* Every control is a form control: it keeps a controlled value, restores its own, belongs to the form that it names, and
   is disabled by its fieldset. */

const toFiles = (names: readonly string[]) => names.map((name) => new File(['x'], name))

/** Returns the props that control a component. */
function control(name: string, value: unknown, onChange: (value: unknown) => void) {
  if (name === 'Checkbox' || name === 'Switch') return { checked: value, onCheckedChange: onChange }
  return { value, onValueChange: onChange }
}

/** A picture from elsewhere cannot be drawn on the pad, so it has no controlled value to keep. */
const controllable = formCases.filter(({ name }) => name !== 'SignaturePad')

interface ControlledProps {
  testCase: FormCase
  onChange: (value: unknown) => void
  form?: { action?: () => Promise<void>; onReset?: (event: FormEvent) => void }
}

/** A form with one control, whose value is changed by the application. */
function Controlled({ testCase, onChange, form }: ControlledProps) {
  const { name } = testCase
  const [first, next] = [testCase.first, testCase.next].map((value) =>
    name === 'FileDrop' ? toFiles(value as string[]) : value,
  )
  const [value, setValue] = useState(first)
  const [, setResult] = useState(0)
  const action =
    form?.action &&
    (async () => {
      await form.action?.()
      setResult((count) => count + 1)
    })
  return (
    <form {...form} action={action}>
      {testCase.render({
        name: 'field',
        ...control(name, value, (changed) => {
          onChange(changed)
          setValue(changed)
        }),
      })}
      <button type="button" data-testid="change" onClick={() => setValue(next)}>
        Mudar
      </button>
      <button type="submit" data-testid="submit">
        Enviar
      </button>
      <button type="reset" data-testid="reset">
        Limpar
      </button>
    </form>
  )
}

/** Returns the default value of a control for what its form has submitted. */
function toDefault(name: string, values: readonly string[]): unknown {
  const [first, second] = values
  if (name === 'Checkbox' || name === 'Switch') return first !== undefined
  if (name === 'CheckboxGroup' || name === 'MultiSelect') return values
  if (name === 'DateRangeField') return { from: first || null, to: second || null }
  if (name === 'NumberField' || name === 'MoneyField') return first ? Number(first) : null
  return first
}

interface ReturnedValue {
  value: unknown
  attempts: number
}

/** A form whose action returns what was submitted, as the next default value of its control. */
function Returning({ name, first, render: renderControl }: FormCase) {
  const [{ value, attempts }, action] = useActionState(
    async (previous: ReturnedValue, data: FormData) => {
      await Promise.resolve()
      const submitted = [...data].filter(([field]) => field.startsWith('field'))
      const texts = submitted.map(([, text]) => String(text))
      return { value: toDefault(name, texts), attempts: previous.attempts + 1 }
    },
    { value: first, attempts: 0 },
  )
  const prop = name === 'Checkbox' || name === 'Switch' ? 'defaultChecked' : 'defaultValue'
  return (
    <form action={action} data-attempts={attempts}>
      {renderControl({ name: 'field', [prop]: value })}
      <button type="submit" data-testid="submit">
        Enviar
      </button>
    </form>
  )
}

/** Waits until the reactions to a reset, which follow in a later task, have ended. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 50))

async function show(element: ReactElement) {
  const screen = await render(element)
  const form = screen.container.querySelector('form') as HTMLFormElement
  const press = (id: string) => screen.container.querySelector<HTMLElement>(`[data-testid="${id}"]`)?.click()
  return { ...screen, form, press, shown: () => getSubmitted(form) }
}

describe.each(controllable)('a controlled $name', (testCase) => {
  test('keeps its value after the action of React', async () => {
    const changed = vi.fn()
    const action = vi.fn(async () => {})
    const { press, shown } = await show(<Controlled testCase={testCase} onChange={changed} form={{ action }} />)
    const before = shown()
    press('change')
    await expect.poll(shown).not.toEqual(before)
    const after = shown()
    press('submit')
    await expect.poll(() => action.mock.calls.length).toBe(1)
    // The action, its result and the reset of React.
    for (let step = 0; step < 3; step++) await settle()
    expect(shown()).toEqual(after)
    expect(changed).not.toHaveBeenCalled()
  })

  test('keeps its value when the form is reset, and reports nothing', async () => {
    const changed = vi.fn()
    const { press, shown } = await show(<Controlled testCase={testCase} onChange={changed} />)
    const before = shown()
    press('change')
    await expect.poll(shown).not.toEqual(before)
    const after = shown()
    press('reset')
    await settle()
    expect(shown()).toEqual(after)
    expect(changed).not.toHaveBeenCalled()
  })
})

// No page can set the file of an input.
const returnable = formCases.filter(({ name }) => name !== 'FileDrop' && name !== 'SignaturePad')

test.each(formCases)('$name submits nothing without a name', async ({ render: renderControl, first, name }) => {
  const initial = name === 'FileDrop' ? undefined : first
  const { form } = await show(<form>{renderControl(control(name, initial, () => {}))}</form>)
  expect([...new FormData(form)]).toEqual([])
})

test.each(returnable)('an uncontrolled $name keeps what an action returns as its default value', async (testCase) => {
  const { form, press, shown } = await show(<Returning {...testCase} />)
  const before = shown()
  await getChange(testCase)(form)
  await expect.poll(shown).not.toEqual(before)
  const after = shown()
  press('submit')
  await expect.poll(() => form.dataset.attempts).toBe('1')
  await settle()
  expect(shown()).toEqual(after)
})

describe.each(controls)('an uncontrolled $name', ({ render: renderControl, change }) => {
  const report = () => {
    const changed = vi.fn()
    return { changed, props: { name: 'field', onValueChange: changed, onCheckedChange: changed } }
  }

  test('keeps its change when the reset of the form is prevented', async () => {
    const { form, press, shown } = await show(
      <form onReset={(event) => event.preventDefault()}>
        {renderControl({ name: 'field' })}
        <button type="reset" data-testid="reset">
          Limpar
        </button>
      </form>,
    )
    const before = shown()
    await change(form)
    await expect.poll(shown).not.toEqual(before)
    const after = shown()
    press('reset')
    await settle()
    expect(shown()).toEqual(after)
  })

  test('has its first value again after the action of React', async () => {
    const { form, press, shown } = await show(
      <form action={async () => {}}>
        {renderControl({ name: 'field' })}
        <button type="submit" data-testid="submit">
          Enviar
        </button>
      </form>,
    )
    const before = shown()
    await change(form)
    await expect.poll(shown).not.toEqual(before)
    press('submit')
    await expect.poll(shown).toEqual(before)
  })

  test('belongs to the form that `form` names', async () => {
    const { container, form, shown } = await show(
      <>
        <form id="elsewhere" />
        {renderControl({ name: 'field', form: 'elsewhere' })}
      </>,
    )
    const before = shown()
    expect(before).not.toEqual([])
    await change(container)
    await expect.poll(shown).not.toEqual(before)
    form.reset()
    await expect.poll(shown).toEqual(before)
  })

  test('does not change in a disabled fieldset, wherever it is pressed', async () => {
    const { changed, props } = report()
    const { container, form, shown } = await show(
      <form>
        <fieldset aria-label="Dados" disabled>
          {renderControl(props)}
        </fieldset>
      </form>,
    )
    await change(form)
    // The browser fires no click inside a disabled control.
    const pressable = [...container.querySelectorAll<HTMLElement>('fieldset *')].filter(
      (element) => !element.closest(':is(button, input, textarea):disabled'),
    )
    for (const element of pressable) element.click?.()
    await userEvent.keyboard('{ArrowDown}')
    await settle()
    expect(container.querySelector('[aria-expanded="true"]')).toBeNull()
    expect(shown()).toEqual([])
    expect(changed).not.toHaveBeenCalled()
  })
})

/** The computed styles that show whether a control is disabled, of each of its elements. */
const readLook = (root: Element) =>
  [...root.querySelectorAll<HTMLElement>('[data-slot], label, input, textarea')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => {
      const { backgroundColor, color, cursor, opacity } = getComputedStyle(element)
      return { name: element.dataset.slot ?? element.localName, backgroundColor, color, cursor, opacity }
    })

test.each(controls)('$name looks the same disabled by itself and by a fieldset', async ({ render: renderControl }) => {
  const { container } = await render(
    <>
      <div>{renderControl({ disabled: true })}</div>
      <fieldset aria-label="Dados" disabled>
        {renderControl({})}
      </fieldset>
    </>,
  )
  const [own, inherited] = [...container.children].map(readLook)
  expect(inherited).toEqual(own)
})
