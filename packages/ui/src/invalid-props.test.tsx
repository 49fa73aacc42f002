import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MaskedField } from './br.ts'
import { LineChart } from './charts.ts'
import * as ui from './index.ts'
import { duplicateValues, invalidValues, missingNames } from './testing/invalid-props.tsx'

describe('a mistake throws in development, and the error names the component and the fix', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })

  test.each(missingNames)('%s without a name', async (_, element, message) => {
    await expect(render(element)).rejects.toThrow(message)
  })
  test.each(duplicateValues)('%s with two options of the same value', async (component, element, message) => {
    await expect(render(element)).rejects.toThrow(`<${component}> has ${message}`)
  })
  test.each(invalidValues)('%s with an invalid value', async (component, element, message) => {
    const failed = render(element)
    await expect(failed).rejects.toThrow(message)
    // A range consists of two date fields, and one of them throws.
    await expect(failed).rejects.toThrow(component === 'DateRangeField' ? '<DateField>' : `<${component}>`)
  })
})

const options = [
  { value: 'a', label: 'Um' },
  { value: 'b', label: 'Dois' },
] as const

describe('a value that matches no option is kept and does not throw', () => {
  test('Select and Combobox show the placeholder, and submit no value', async () => {
    const screen = await render(
      <form data-testid="form">
        <ui.Select label="Empresa" name="select" value="gone" placeholder="Escolha" options={options} />
        <ui.Combobox label="Cidade" name="combobox" value="gone" placeholder="Busque" options={options} />
      </form>,
    )
    await expect.element(screen.getByRole('combobox', { name: 'Empresa' })).toHaveTextContent('Escolha')
    await expect.element(screen.getByRole('combobox', { name: 'Cidade' })).toHaveAttribute('placeholder', 'Busque')
    const sent = new FormData(screen.getByTestId('form').element() as HTMLFormElement)
    expect([...sent]).toEqual([
      // As a native select.
      ['select', ''],
      ['combobox', ''],
    ])
    for (const name of ['Empresa', 'Cidade']) {
      await screen.getByRole('combobox', { name }).click()
      await expect.element(screen.getByRole('option', { name: 'Dois' })).toBeVisible()
      await userEvent.keyboard('{Escape}')
    }
  })

  test('MultiSelect shows the raw value as a removable chip', async () => {
    const screen = await render(<ui.MultiSelect label="Empresas" value={['gone', 'a']} options={options} />)
    await expect.element(screen.getByRole('button', { name: 'Remover gone' })).toBeVisible()
  })

  test('RadioGroup, CheckboxGroup and SegmentedControl select nothing', async () => {
    const values = options as readonly { value: string; label: string }[]
    const screen = await render(
      <>
        <ui.RadioGroup label="Veículo" value="gone" options={values} />
        <ui.CheckboxGroup label="Provas" value={['gone']} options={values} />
        <ui.SegmentedControl label="Período" value="gone" options={values} />
      </>,
    )
    expect(screen.getByRole('radio', { checked: true }).elements()).toEqual([])
    expect(screen.getByRole('checkbox', { checked: true }).elements()).toEqual([])
  })
})

test('an invalid date shows a dash or an empty field', async () => {
  const screen = await render(
    <>
      <ui.DateField label="Dia" value={null} />
      <ui.DateTimeField label="Prazo" value={null} />
      <ui.TimeField label="Hora" value={null} />
      <ui.DateRangeField label="Período" value={null} />
      <ui.RelativeTime value={null} />
      <ui.RelativeTime value="amanhã" />
    </>,
  )
  for (const box of screen.getByRole('textbox').elements()) expect(box).toHaveProperty('value', '')
  expect(screen.getByText('sem data').elements()).toHaveLength(2)
})

test('NaN shows an empty field, an indeterminate progress and a gap in a line', async () => {
  const screen = await render(
    <>
      <ui.NumberField label="Volumes" value={Number.NaN} />
      <ui.MoneyField label="Valor" value={Number.POSITIVE_INFINITY} />
      <ui.ProgressBar label="Envio" value={Number.NaN} />
      <LineChart
        label="Entregas"
        categories={['seg', 'ter', 'qua']}
        series={[{ label: 'Ordens', values: [Number.NaN, null, 3] }]}
      />
      <LineChart label="Nada" categories={[]} series={[]} />
    </>,
  )
  await expect.element(screen.getByLabelText('Volumes')).toHaveValue('')
  await expect.element(screen.getByLabelText('Valor')).toHaveValue('')
  expect(document.body.textContent).not.toContain('NaN')
  expect(document.body.innerHTML).not.toMatch(/(d|points|width)="[^"]*NaN/)
})

test.each([
  ['cep', 'sem número algum', ''],
  ['cpf', '🙂529.982.247-25🙂', '529.982.247-25'],
  ['cnpj', '<script>12ABC34501DE35', '12.ABC.345/01DE-35'],
  ['phone', '+55 11 98765-4321 ramal 9', '(11) 98765-4321'],
] as const)('%s: pasting "%s" results in %o', async (kind, text, left) => {
  const screen = await render(<MaskedField label="Código" kind={kind} />)
  await screen.getByLabelText('Código').fill(text)
  await expect.element(screen.getByLabelText('Código')).toHaveValue(left)
})

test.each([
  ['DateField', <ui.DateField key="" label="Campo" />, 'Escreva uma data que exista, como 25/12/2026.'],
  [
    'DateTimeField',
    <ui.DateTimeField key="" label="Campo" />,
    'Escreva uma data e um horário que existam, como 25/12/2026 14:30.',
  ],
  ['TimeField', <ui.TimeField key="" label="Campo" />, 'Escreva um horário que exista, como 14:30.'],
] as const)('%s: an unreadable paste stays and shows an error', async (_, field, message) => {
  const screen = await render(field)
  await screen.getByLabelText('Campo').fill('99/99/9999')
  await userEvent.tab()
  await expect.element(screen.getByText(message)).toBeVisible()
})
