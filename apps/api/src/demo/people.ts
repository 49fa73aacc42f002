import type { Role } from '@malote/api-client/contract'

/** An account of the demonstration. */
export interface DemoAccount {
  readonly role: Role
  readonly name: string
  readonly email: string
  readonly password: string
  readonly phone: string
  /** The companies that the user is a member of, by their key in `companies`. */
  readonly companies: readonly CompanyKey[]
}

export type CompanyKey = 'bakery' | 'pharmacy' | 'studio'

/** The first account of each role is the main one. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    role: 'admin',
    name: 'Helena Duarte',
    email: 'admin@malote.example',
    password: 'malote-admin-demo',
    phone: '+5511988800001',
    companies: [],
  },
  {
    role: 'operator',
    name: 'Rafael Nogueira',
    email: 'operador@malote.example',
    password: 'malote-operador-demo',
    phone: '+5511988800002',
    companies: ['bakery', 'pharmacy', 'studio'],
  },
  {
    role: 'operator',
    name: 'Bruna Teixeira',
    email: 'bruna@malote.example',
    password: 'malote-bruna-demo',
    phone: '+5511988800003',
    companies: ['bakery', 'pharmacy'],
  },
  {
    role: 'manager',
    name: 'Cecília Prado',
    email: 'gestora@paodaserra.example',
    password: 'malote-gestora-demo',
    phone: '+5511988800004',
    companies: ['bakery'],
  },
  {
    role: 'manager',
    name: 'Otávio Lins',
    email: 'otavio@boavida.example',
    password: 'malote-otavio-demo',
    phone: '+5511988800005',
    companies: ['pharmacy', 'studio'],
  },
]

/** The client companies; the last one's CNPJ is alphanumeric, as new ones are since July 2026. */
export const companies: Readonly<Record<CompanyKey, { name: string; cnpj: string; manager: string }>> = {
  bakery: { name: 'Padaria Pão da Serra', cnpj: '48392017000168', manager: 'gestora@paodaserra.example' },
  pharmacy: { name: 'Farmácia Boa Vida', cnpj: '17550492000191', manager: 'otavio@boavida.example' },
  studio: { name: 'Ateliê Ipê Amarelo', cnpj: '12ABC34501DE35', manager: 'otavio@boavida.example' },
}
