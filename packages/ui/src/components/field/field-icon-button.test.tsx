import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Combobox } from '../combobox/combobox.tsx'
import { DateField } from '../date-field/date-field.tsx'
import { DateTimeField } from '../date-time-field/date-time-field.tsx'
import { MultiSelect } from '../multi-select/multi-select.tsx'
import { NumberField } from '../number-field/number-field.tsx'
import { PasswordField } from '../password-field/password-field.tsx'

const options = [{ value: 'a', label: 'Alfa' }]

test.each([
  ['DateField', <DateField key="x" label="Retirada" />],
  ['DateTimeField', <DateTimeField key="x" label="Retirada" />],
  ['PasswordField', <PasswordField key="x" label="Retirada" />],
  ['NumberField', <NumberField key="x" label="Retirada" />],
  ['Combobox', <Combobox key="x" label="Retirada" options={options} defaultValue="a" />],
  ['MultiSelect', <MultiSelect key="x" label="Retirada" options={options} />],
])('the buttons of a %s are described by its label', async (_, field) => {
  const screen = await render(field)
  const buttons = screen.container.querySelectorAll('button')
  expect(buttons.length).toBeGreaterThan(0)
  for (const button of buttons) await expect.element(button).toHaveAccessibleDescription('Retirada')
})
