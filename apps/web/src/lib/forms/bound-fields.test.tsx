import { CheckboxGroup, Switch } from '@malote/ui'
import { useEffect } from 'react'
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { bindNative, bindValue } from './bind-field.tsx'
import { BoundCombobox } from './bound-combobox.ts'
import { BoundDateField } from './bound-date-fields.ts'
import { BoundCheckbox, BoundRadioGroup, BoundTextField } from './bound-fields.ts'
import { BoundMaskedField } from './bound-masked-field.ts'

const BoundSwitch = bindNative(Switch)
const BoundCheckboxGroup = bindValue(CheckboxGroup)

interface Values {
  name: string
  companyId: string
  phone: string
  day: string
  urgent: boolean
  active: boolean
  kind: string
  events: string[]
}

const empty: Values = {
  name: '',
  companyId: '',
  phone: '',
  day: '',
  urgent: false,
  active: true,
  kind: 'a',
  events: ['one'],
}
const options = [
  { value: 'a', label: 'Padaria' },
  { value: 'b', label: 'Farmácia' },
]

interface FieldsProps {
  values: Values
  onForm: (form: UseFormReturn<Values>) => void
  onCompanyChange: (id: string | null) => void
}

function Fields({ values, onForm, onCompanyChange }: FieldsProps) {
  const form = useForm<Values>({ defaultValues: values })
  useEffect(() => {
    onForm(form)
  }, [form, onForm])
  return (
    <FormProvider {...form}>
      <BoundTextField<Values> name="name" label="Nome" />
      <BoundCombobox<Values> name="companyId" label="Empresa" options={options} onValueChange={onCompanyChange} />
      <BoundMaskedField<Values> name="phone" kind="phone" label="Telefone" />
      <BoundDateField<Values> name="day" label="Dia" />
      <BoundCheckbox<Values> name="urgent" label="Urgente" />
      <BoundSwitch<Values> name="active" label="Ativo" />
      <BoundRadioGroup<Values> name="kind" label="Tipo" options={options} error="Carregue de novo." />
      <BoundCheckboxGroup<Values> name="events" label="Eventos" options={[{ value: 'one', label: 'Criada' }]} />
    </FormProvider>
  )
}

async function renderFields(values: Values = empty) {
  const forms: UseFormReturn<Values>[] = []
  const changes: unknown[] = []
  const form = () => forms[0] as UseFormReturn<Values>
  const screen = await render(
    <Fields
      values={values}
      onForm={(one) => forms.push(one)}
      onCompanyChange={(id) => changes.push([id, form().getValues('companyId')])}
    />,
  )
  return { screen, changes, form }
}

test('shows the values of the form and stores what the user enters', async () => {
  const { screen, form } = await renderFields({ ...empty, name: 'Ana', phone: '11987654321', urgent: true })
  await expect.element(screen.getByLabelText('Nome')).toHaveValue('Ana')
  await expect.element(screen.getByLabelText('Telefone')).toHaveValue('(11) 98765-4321')
  await expect.element(screen.getByLabelText('Urgente')).toBeChecked()
  await expect.element(screen.getByLabelText('Ativo')).toBeChecked()

  await screen.getByLabelText('Nome').fill('Bia')
  await screen.getByLabelText('Urgente').click()
  await screen.getByLabelText('Ativo').click()
  await screen.getByRole('radio', { name: 'Farmácia' }).click()
  await screen.getByLabelText('Criada').click()
  expect(form().getValues()).toMatchObject({ name: 'Bia', urgent: false, active: false, kind: 'b', events: [] })
})

test('stores an empty text for a control that reports null when it is empty', async () => {
  const { screen, form } = await renderFields({ ...empty, phone: '1198', day: '2026-11-26' })
  await screen.getByLabelText('Telefone').fill('')
  expect(form().getValues('phone')).toBe('')
  await screen.getByRole('textbox', { name: 'Dia' }).fill('')
  expect(form().getValues('day')).toBe('')
})

test('calls onValueChange after the form has the new value', async () => {
  const { screen, changes } = await renderFields()
  await screen.getByRole('combobox', { name: 'Empresa' }).click()
  await screen.getByRole('option', { name: 'Farmácia' }).click()
  expect(changes).toEqual([['b', 'b']])
})

test('shows the error of the form, or the one that the form does not have', async () => {
  const { screen, form } = await renderFields()
  form().setError('name', { message: 'Informe o nome.' })
  form().setError('events', { message: 'Escolha um.' })
  form().setError('kind', { message: 'Escolha o tipo.' })
  await expect.element(screen.getByLabelText('Nome')).toHaveAccessibleDescription('Informe o nome.')
  await expect.element(screen.getByText('Escolha um.')).toBeVisible()
  await expect.element(screen.getByText('Carregue de novo.')).toBeVisible()
  await expect.element(screen.getByText('Escolha o tipo.')).not.toBeInTheDocument()
})
