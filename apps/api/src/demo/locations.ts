import type { Address } from '@malote/api-client/contract'
import type { CompanyKey } from './people.ts'

/** The coordinates of each address, with the precision of a part of the street. */
const coordinatesByAddress: Readonly<Record<string, readonly [latitude: number, longitude: number]>> = {
  'Rua Harmonia': [-23.5553, -46.6889],
  'Rua Anhanguera': [-23.5228, -46.6567],
  'Rua dos Pinheiros': [-23.5671, -46.6916],
  'Avenida Paulista': [-23.5597, -46.6582],
  'Rua Coronel Oliveira Lima': [-23.6583, -46.5291],
  'Rua Vergueiro': [-23.5887, -46.6346],
  'Rua Cardoso de Almeida': [-23.5359, -46.6736],
  'Rua Doutor Alberto Penteado': [-23.6003, -46.7096],
  'Rua Voluntários da Pátria': [-23.5019, -46.6262],
  'Rua Oscar Freire': [-23.5626, -46.6693],
  'Rua Tuiuti': [-23.5403, -46.5753],
  'Avenida Ibirapuera': [-23.6042, -46.6634],
  'Rua Manoel Coelho': [-23.6158, -46.5697],
  'Rua Dom Pedro II': [-23.4687, -46.5303],
  'Rua Antônio Agu': [-23.5316, -46.7766],
  'Rua Funchal': [-23.5944, -46.6887],
  'Rua das Palmeiras': [-23.5383, -46.6512],
  'Avenida Tiradentes': [-23.5349, -46.6336],
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
]

export interface Recipient {
  readonly name: string
  readonly phone: string | null
  readonly address: Address
}

/** Those whom orders go to. */
export const recipients: readonly Recipient[] = [
  {
    name: 'Mariana Albuquerque',
    phone: '+5511991230101',
    address: place('05014000', 'Rua Cardoso de Almeida', '788', 'Perdizes', 'São Paulo', { complement: 'Apto 51' }),
  },
  {
    name: 'Condomínio Jardim das Acácias',
    phone: '+551138720202',
    address: place('05605050', 'Rua Doutor Alberto Penteado', '140', 'Morumbi', 'São Paulo', {
      reference: 'Portaria social, com o Seu Amaro',
    }),
  },
  {
    name: 'José Inácio Ferraz',
    phone: '+5511991230103',
    address: place('02011000', 'Rua Voluntários da Pátria', '2055', 'Santana'),
  },
  {
    name: 'Café Miragem',
    phone: '+551130850104',
    address: place('01426001', 'Rua Oscar Freire', '909', 'Jardim Paulista'),
  },
  {
    name: 'Luíza Sant’Anna',
    phone: '+5511991230105',
    address: place('03310000', 'Rua Tuiuti', '1500', 'Tatuapé', 'São Paulo', { complement: 'Bloco B, apto 112' }),
  },
  {
    name: 'Escola Estrela do Mar',
    phone: '+551155720106',
    address: place('04029000', 'Avenida Ibirapuera', '2315', 'Moema'),
  },
  {
    name: 'Antônio Vasconcelos',
    phone: null,
    address: place('09510100', 'Rua Manoel Coelho', '600', 'Centro', 'São Caetano do Sul'),
  },
  {
    name: 'Clínica Horizonte',
    phone: '+551129370108',
    address: place('07010000', 'Rua Dom Pedro II', '210', 'Centro', 'Guarulhos'),
  },
  {
    name: 'Restaurante Dona Zefa',
    phone: '+551136810109',
    address: place('06010070', 'Rua Antônio Agu', '451', 'Centro', 'Osasco', { reference: 'Ao lado do calçadão' }),
  },
  {
    name: 'Beatriz Camargo',
    phone: '+5511991230110',
    address: place('04548000', 'Rua Funchal', '411', 'Vila Olímpia', 'São Paulo', { complement: 'Conjunto 84' }),
  },
  {
    name: 'Vicente Paes',
    phone: '+5511991230111',
    address: place('01225010', 'Rua das Palmeiras', 'S/N', 'Santa Cecília'),
  },
  { name: 'Hotel Largo da Luz', phone: '+551133220112', address: place('01101010', 'Avenida Tiradentes', '86', 'Luz') },
]

export interface Goods {
  readonly description: string
  readonly weightGrams: number
  readonly valueCents: number
  readonly fragile: boolean
}

/** The goods that each company sends. */
export const goods: Readonly<Record<CompanyKey, readonly Goods[]>> = {
  bakery: [
    { description: 'Cesta de café da manhã', weightGrams: 3_200, valueCents: 18_900, fragile: true },
    { description: 'Caixa de pães de fermentação natural', weightGrams: 4_500, valueCents: 9_600, fragile: false },
    { description: 'Bolo de festa, 3 kg', weightGrams: 3_400, valueCents: 24_000, fragile: true },
    { description: 'Kit lanche para reunião', weightGrams: 6_000, valueCents: 32_500, fragile: false },
  ],
  pharmacy: [
    { description: 'Medicamentos de uso contínuo', weightGrams: 650, valueCents: 21_480, fragile: false },
    { description: 'Caixa térmica com insulina', weightGrams: 1_800, valueCents: 46_000, fragile: true },
    { description: 'Fraldas geriátricas', weightGrams: 5_200, valueCents: 15_990, fragile: false },
    { description: 'Nebulizador', weightGrams: 1_400, valueCents: 19_900, fragile: true },
  ],
  studio: [
    { description: 'Vaso de cerâmica', weightGrams: 2_700, valueCents: 38_000, fragile: true },
    { description: 'Conjunto de azulejos pintados', weightGrams: 9_500, valueCents: 72_000, fragile: true },
    { description: 'Quadro emoldurado', weightGrams: 4_100, valueCents: 55_000, fragile: true },
  ],
}

export const failureReasons = [
  'Destinatário ausente',
  'Endereço não encontrado',
  'Recusado pelo destinatário',
  'Estabelecimento fechado',
] as const
