import { Checkbox } from '../../components/checkbox/checkbox.tsx'

export const CheckedState = () => <Checkbox label="Pedir foto na entrega" defaultChecked />

export const Negation = () => <Checkbox label="Não pedir foto na entrega" />
