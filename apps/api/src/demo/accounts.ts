import type { Role } from '@malote/api-client/contract'
import type { Trade } from '@malote/fixtures'

/** An account of the demonstration. */
export interface DemoAccount {
  readonly role: Role
  readonly name: string
  readonly email: string
  readonly password: string
  readonly phone: string
  /** The companies that the user is a member of, by their trade. */
  readonly companies: readonly CompanyKey[]
  /** The companies in which the user assigns orders to others. */
  readonly dispatches?: readonly CompanyKey[]
}

/** A client company, by its trade. */
export type CompanyKey = Trade

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
    dispatches: ['bakery', 'pharmacy'],
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
