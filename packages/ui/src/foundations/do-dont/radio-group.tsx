import { RadioGroup } from '../../components/radio-group/radio-group.tsx'

export const HelpOfOption = () => (
  <RadioGroup
    label="Veículo"
    options={[
      { value: 'bike', label: 'Moto', help: 'Até 20 kg e 60 cm' },
      { value: 'car', label: 'Carro', help: 'Até 200 kg' },
    ]}
  />
)

export const SentencesAsLabels = () => (
  <RadioGroup
    label="Veículo"
    defaultValue="car"
    options={[
      { value: 'bike', label: 'Quero uma moto, porque o volume tem até 20 kg e 60 cm' },
      { value: 'car', label: 'Quero um carro, que leva até 200 kg e custa mais' },
    ]}
  />
)
