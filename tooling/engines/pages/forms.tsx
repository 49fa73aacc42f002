import { type FormEvent, useState } from 'react'
import { MaskedField } from '../../../packages/ui/src/br.ts'
import {
  Button,
  Checkbox,
  DateField,
  MoneyField,
  MultiSelect,
  Select,
  TextField,
} from '../../../packages/ui/src/index.ts'
import { AllControls, options, textFields } from './controls.tsx'

/** Counts the submissions of a form in its attribute `data-submissions`. */
function countSubmission(event: FormEvent<HTMLFormElement>) {
  event.preventDefault()
  const { dataset } = event.currentTarget
  dataset.submissions = String(Number(dataset.submissions ?? 0) + 1)
}

const Buttons = () => (
  <>
    <Button type="submit">Enviar</Button>
    <Button type="reset">Limpar</Button>
  </>
)

/** A form with all controls. */
export const PlainForm = () => (
  <form onSubmit={countSubmission}>
    <AllControls />
    <Buttons />
  </form>
)

/** All controls outside of their form. */
export const OutsideForm = () => (
  <>
    <form id="outside" onSubmit={countSubmission}>
      <Buttons />
    </form>
    <AllControls form="outside" />
  </>
)

/** All controls in a disabled fieldset. */
export const FieldsetForm = () => (
  <form onSubmit={countSubmission}>
    <fieldset disabled>
      <AllControls />
    </fieldset>
    <Buttons />
  </form>
)

/** Each text field in its form, and a required control in one. */
export const TextForms = () => (
  <>
    {Object.entries(textFields).map(([name, field]) => (
      <form key={name} data-control={name} onSubmit={countSubmission}>
        {field}
        <button type="submit">Enviar</button>
      </form>
    ))}
    <form data-control="required" onSubmit={countSubmission}>
      <Checkbox label="Aceito" required />
      <Button type="submit">Enviar</Button>
    </form>
  </>
)

/** Controlled controls in a form with an action of React, which fails. */
export function ActionForm() {
  const [text, setText] = useState('')
  const [code, setCode] = useState<string | null>(null)
  const [company, setCompany] = useState<string | null>(null)
  const [people, setPeople] = useState<readonly string[]>([])
  const [day, setDay] = useState<string | null>(null)
  const [cents, setCents] = useState<number | null>(null)
  const [error, setError] = useState('')
  const fill = () => {
    setText('Ana')
    setCode('01310100')
    setCompany('a')
    setPeople(['a', 'b'])
    setDay('2026-12-25')
    setCents(1200)
  }
  return (
    <form
      action={async () => {
        await new Promise((done) => setTimeout(done, 50))
        setError('Recusado')
      }}
    >
      <Button onClick={fill}>Preencher</Button>
      <TextField label="Nome" name="text" value={text} onValueChange={setText} />
      <MaskedField kind="cep" label="CEP" name="code" value={code} onValueChange={setCode} />
      <Select label="Empresa" name="company" options={options} value={company} onValueChange={setCompany} />
      <MultiSelect label="Pessoas" name="people" options={options} value={people} onValueChange={setPeople} />
      <DateField label="Dia" name="day" value={day} onValueChange={setDay} />
      <MoneyField label="Valor" name="cents" value={cents} onValueChange={setCents} />
      <Button type="submit">Enviar</Button>
      <output>{error}</output>
    </form>
  )
}
