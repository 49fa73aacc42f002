import { Combobox } from '../../components/combobox/combobox.tsx'
import { Select } from '../../components/select/select.tsx'

const company = { value: 'c1', label: 'Padaria Estrela do Norte' }

export const SelectsOption = () => (
  <Combobox label="Empresa que paga" options={[company]} defaultValue="c1" className="w-full max-w-72" />
)

export const AsSearch = () => (
  <Combobox label="Buscar ordens" options={[]} placeholder="Digite e veja a lista mudar" className="w-full max-w-72" />
)

export const ManyOptions = () => (
  <Combobox label="Cidade" options={[]} placeholder="Busque entre 5.570 cidades" className="w-full max-w-72" />
)

export const SelectForMany = () => (
  <Select
    label="Cidade"
    options={[{ value: '1', label: 'Abadia de Goiás' }]}
    defaultValue="1"
    className="w-full max-w-72"
  />
)
