import type { Address } from '@malote/api-client/contract'
import type { CompanyKey } from './accounts.ts'

/** The coordinates of each address, with the precision of a part of the street. */
const coordinatesByAddress: Readonly<Record<string, readonly [latitude: number, longitude: number]>> = {
  'Rua Harmonia': [-23.5553, -46.6889],
  'Rua Anhanguera': [-23.5228, -46.6567],
  'Rua dos Pinheiros': [-23.5671, -46.6916],
  'Avenida Paulista': [-23.5597, -46.6582],
  'Rua Coronel Oliveira Lima': [-23.6583, -46.5291],
  'Rua Vergueiro': [-23.5887, -46.6346],
  'Rua Clélia': [-23.5246, -46.6906],
  'Rua Augusta': [-23.5527, -46.6527],
  'Rua da Mooca': [-23.5561, -46.6108],
  'Rua Funchal': [-23.5944, -46.6887],
}

const place = (
  postalCode: string,
  street: string,
  number: string,
  neighborhood: string,
  city = 'São Paulo',
  extra: Pick<Address, 'complement' | 'reference'> = {},
): Address => {
  const [latitude, longitude] = coordinatesByAddress[street] ?? []
  const coordinates = latitude === undefined || longitude === undefined ? null : { latitude, longitude }
  return { postalCode, street, number, neighborhood, city, state: 'SP', ...extra, coordinates }
}

export interface SavedLocation {
  readonly company: CompanyKey
  readonly name: string
  readonly address: Address
  readonly contactName: string
  readonly contactPhone: string
  readonly instructions: string | null
  readonly active: boolean
}

/** The places the companies saved. Goods are collected at the first of each company. */
export const savedLocations: readonly SavedLocation[] = [
  {
    company: 'bakery',
    name: 'Loja Vila Madalena',
    address: place('05435070', 'Rua Harmonia', '412', 'Vila Madalena'),
    contactName: 'Davi Rocha',
    contactPhone: '+551130910412',
    instructions: 'Retirar pela porta lateral, na Rua Rodésia.',
    active: true,
  },
  {
    company: 'bakery',
    name: 'Produção Barra Funda',
    address: place('01156001', 'Rua Anhanguera', '950', 'Barra Funda', 'São Paulo', { complement: 'Galpão 2' }),
    contactName: 'Iracema Souto',
    contactPhone: '+551136129500',
    instructions: null,
    active: true,
  },
  {
    company: 'bakery',
    name: 'Quiosque Pinheiros',
    address: place('05422030', 'Rua dos Pinheiros', '1220', 'Pinheiros'),
    contactName: 'Davi Rocha',
    contactPhone: '+551130910412',
    instructions: 'Fechado desde agosto.',
    active: false,
  },
  {
    company: 'pharmacy',
    name: 'Farmácia Paulista',
    address: place('01310200', 'Avenida Paulista', '1842', 'Bela Vista', 'São Paulo', { complement: 'Loja 3' }),
    contactName: 'Marlene Assis',
    contactPhone: '+551132511842',
    instructions: 'Procurar o balcão de entregas.',
    active: true,
  },
  {
    company: 'pharmacy',
    name: 'Farmácia Santo André',
    address: place('09010160', 'Rua Coronel Oliveira Lima', '305', 'Centro', 'Santo André'),
    contactName: 'Caio Bernardes',
    contactPhone: '+551149900305',
    instructions: null,
    active: true,
  },
  {
    company: 'studio',
    name: 'Ateliê',
    address: place('04101300', 'Rua Vergueiro', '3185', 'Vila Mariana', 'São Paulo', { complement: 'Sobreloja' }),
    contactName: 'Yara Quintela',
    contactPhone: '+5511977203185',
    instructions: 'Tocar o interfone do ateliê.',
    active: true,
  },
  {
    company: 'laboratory',
    name: 'Unidade Lapa',
    address: place('05042000', 'Rua Clélia', '1810', 'Lapa'),
    contactName: 'Recepção',
    contactPhone: '+551138641810',
    instructions: 'Entregar as caixas térmicas na recepção de amostras.',
    active: true,
  },
  {
    company: 'bookshop',
    name: 'Loja Augusta',
    address: place('01305000', 'Rua Augusta', '1475', 'Consolação'),
    contactName: 'Balcão',
    contactPhone: '+551132881475',
    instructions: null,
    active: true,
  },
  {
    company: 'bookshop',
    name: 'Depósito Mooca',
    address: place('03103002', 'Rua da Mooca', '2318', 'Mooca', 'São Paulo', { complement: 'Galpão B' }),
    contactName: 'Expedição',
    contactPhone: '+551126012318',
    instructions: 'Doca 2, até as 16h.',
    active: true,
  },
  {
    company: 'office',
    name: 'Escritório Vila Olímpia',
    address: place('04551060', 'Rua Funchal', '418', 'Vila Olímpia', 'São Paulo', { complement: '12º andar' }),
    contactName: 'Lúcia Moura',
    contactPhone: '+551138450418',
    instructions: 'Apresentar documento na portaria.',
    active: true,
  },
]
