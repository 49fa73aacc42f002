import { NumberField } from '../../components/number-field/number-field.tsx'

export const Unit = () => <NumberField label="Altura" unit="cm" hideSteppers defaultValue={40} className="w-56" />

export const UnitRepeated = () => (
  <NumberField label="Altura (cm)" help="Informe a altura em centímetros (cm)." defaultValue={40} className="w-56" />
)
