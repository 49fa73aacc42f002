import { type ProofKind, toPlainText } from '@malote/api-client/contract'
import { completeCnpj } from '@malote/fixtures'
import type { CompanyKey } from './accounts.ts'

export interface DemoCompany {
  readonly name: string
  readonly cnpj: string
  /** The e-mail of the manager who requests its orders. */
  readonly manager: string
  /** Its share of all orders. */
  readonly weight: number
  /** The proofs that its policy requires of each drop-off. Null: those of each order. */
  readonly policyProofs: ProofKind[] | null
  /** The proofs of its orders. */
  readonly proofs: readonly ProofKind[]
}

/** The client companies; the CNPJ of the studio is alphanumeric, as new ones are since July 2026. */
export const companies: Readonly<Record<CompanyKey, DemoCompany>> = {
  bakery: {
    name: 'Padaria Pão da Serra',
    cnpj: '48392017000168',
    manager: 'gestora@paodaserra.example',
    weight: 30,
    policyProofs: null,
    proofs: [],
  },
  pharmacy: {
    name: 'Farmácia Boa Vida',
    cnpj: '17550492000191',
    manager: 'otavio@boavida.example',
    weight: 22,
    policyProofs: null,
    proofs: ['signature'],
  },
  studio: {
    name: 'Ateliê Ipê Amarelo',
    cnpj: '12ABC34501DE35',
    manager: 'otavio@boavida.example',
    weight: 8,
    policyProofs: null,
    proofs: ['photo', 'signature'],
  },
  laboratory: {
    name: 'Laboratório Clara Luz',
    cnpj: completeCnpj('306418250001'),
    manager: 'renata@claraluz.example',
    weight: 14,
    policyProofs: ['pin'],
    proofs: ['pin'],
  },
  bookshop: {
    name: 'Livraria Margem do Rio',
    cnpj: completeCnpj('219075340001'),
    manager: 'sergio@margemdorio.example',
    weight: 16,
    policyProofs: ['photo'],
    proofs: ['photo'],
  },
  office: {
    name: 'Moura e Tavares Advogados',
    cnpj: completeCnpj('354180620001'),
    manager: 'lucia@mouratavares.example',
    weight: 10,
    policyProofs: ['signature'],
    proofs: ['signature'],
  },
}

export const companyKeys = Object.keys(companies) as CompanyKey[]

/** A user who does not sign in: the demonstration prints no password for them. */
export interface Colleague {
  readonly role: 'operator' | 'manager'
  readonly name: string
  readonly email: string
  readonly companies: readonly CompanyKey[]
}

/** The other managers, and ten operators in addition to those of `demoAccounts`. */
export const colleagues: readonly Colleague[] = [
  { role: 'manager', name: 'Renata Siqueira', email: 'renata@claraluz.example', companies: ['laboratory'] },
  { role: 'manager', name: 'Sérgio Antunes', email: 'sergio@margemdorio.example', companies: ['bookshop'] },
  { role: 'manager', name: 'Lúcia Moura', email: 'lucia@mouratavares.example', companies: ['office'] },
  ...(
    [
      ['Adriano Farias', 'bakery', 'bookshop'],
      ['Camila Rezende', 'bakery', 'laboratory'],
      ['Diego Sampaio', 'pharmacy', 'laboratory', 'office'],
      ['Eliane Couto', 'pharmacy', 'studio'],
      ['Fábio Junqueira', 'bookshop', 'office'],
      ['Gláucia Pires', 'bakery', 'pharmacy', 'bookshop'],
      ['Jonas Medeiros', 'laboratory', 'office'],
      ['Natália Brandão', 'bakery', 'studio'],
      ['Paulo Henrique Reis', 'bookshop', 'laboratory'],
      ['Tainá Figueiredo', 'office', 'pharmacy'],
    ] as const
  ).map(([name, ...keys]) => ({
    role: 'operator' as const,
    name,
    email: `${toPlainText(name.split(' ')[0] ?? '')}@malote.example`,
    companies: keys,
  })),
]
