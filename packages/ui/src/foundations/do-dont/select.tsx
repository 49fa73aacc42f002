import { Select } from '../../components/select/select.tsx'

const companies = [
  { value: '', label: 'Todas as Empresas' },
  { value: 'c1', label: 'Padaria Estrela do Norte' },
]

export const AllAsOption = () => (
  <Select label="Empresa" options={companies} defaultValue="" className="w-full max-w-72" />
)

export const PlaceholderAsOption = () => (
  <Select label="Empresa" options={companies.slice(1)} placeholder="Todas as Empresas" className="w-full max-w-72" />
)

export const ShortLabel = () => (
  <Select
    label="Coletar em"
    options={[{ value: 'p1', label: 'Depósito Barra Funda' }]}
    defaultValue="p1"
    className="w-full max-w-72"
  />
)

export const TwoFacts = () => (
  <Select
    label="Coletar em"
    options={[{ value: 'p1', label: 'Depósito Barra Funda (R. do Bosque, 88, São Paulo, SP)' }]}
    defaultValue="p1"
    className="w-full max-w-72"
  />
)
