import { useEffect } from 'react'
import { Controller, type UseFormReturn, useForm } from 'react-hook-form'
import { describe, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { controls } from './testing/contract-cases.tsx'
import { type FormCase, formCases, getChange, getSubmitted, toReadable } from './testing/form-cases.tsx'

/* Every control with react-hook-form: `register` for native inputs, `Controller` for the others. */

interface Values {
  field: unknown
}

interface SampleProps {
  testCase: FormCase
  state: { disabled?: boolean; readOnly?: boolean }
  onForm: (form: UseFormReturn<Values>) => void
}

function Sample({ testCase, state, onForm }: SampleProps) {
  const form = useForm<Values>({ defaultValues: { field: testCase.first } })
  useEffect(() => onForm(form), [form, onForm])
  return (
    <form>
      {testCase.isRegistered ? (
        testCase.render({ ...form.register('field'), ...state })
      ) : (
        <Controller
          control={form.control}
          name="field"
          render={({ field: { onChange, ...field } }) =>
            testCase.render({ ...field, ...state, onValueChange: onChange })
          }
        />
      )}
    </form>
  )
}

async function show(testCase: FormCase, state: SampleProps['state'] = {}) {
  let form: UseFormReturn<Values> | undefined
  const { container } = await render(
    <Sample
      testCase={testCase}
      state={state}
      onForm={(next) => {
        form = next
      }}
    />,
  )
  const root = container.querySelector('form') as HTMLFormElement
  if (!form) throw new Error('The form was not rendered.')
  const current = form
  return {
    container,
    form: current,
    change: () => getChange(testCase)(root),
    value: () => toReadable(current.getValues('field')),
    /** What the control shows. */
    shown: () => getSubmitted(root),
  }
}

test('covers every control of the contract', () => {
  const covered = new Set(formCases.map(({ name }) => name))
  expect(controls.map(({ name }) => name).filter((name) => !covered.has(name))).toEqual([])
})

describe.each(formCases)('$name', (testCase) => {
  test('shows the value of the form, reports a change, and shows the first value again after a reset', async () => {
    const { form, change, value, shown } = await show(testCase)
    const before = shown()
    if (testCase.first !== null && !Array.isArray(testCase.first)) expect(before.join('')).not.toBe('')
    await change()
    await expect.poll(value).toEqual(testCase.next)
    form.reset()
    await expect.poll(value).toEqual(testCase.first)
    await expect.poll(shown).toEqual(before)
  })

  test('gets the focus for an error', async () => {
    const { container, form } = await show(testCase)
    form.setError('field', { message: 'Confira.' }, { shouldFocus: true })
    expect(document.activeElement).not.toBe(document.body)
    expect(container.contains(document.activeElement)).toBe(true)
  })

  test.each([{ disabled: true }, { readOnly: true }])('does not change with %o', async (state) => {
    const { change, value } = await show(testCase, state)
    await change()
    expect(value()).toEqual(testCase.first)
  })
})
