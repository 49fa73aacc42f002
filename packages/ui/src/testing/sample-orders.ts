import type { StatusKind } from '../components/status-badge/status-badge.variants.ts'

/** An order of the stories of tables. */
export interface Order {
  number: string
  to: string
  city: string
  kind: StatusKind
  status: string
  value: number | null
}

const statuses: [StatusKind, string][] = [
  ['moving', 'Em rota'],
  ['requested', 'Solicitada'],
  ['failed', 'Tentativa sem sucesso'],
  ['done', 'Entregue'],
]
const people = ['Mariana Duarte', 'Clínica São Lucas', 'João Batista', 'Ótica Boa Vista', 'Padaria Estrela do Norte']
const cities = ['Curitiba', 'São José dos Pinhais', 'Araucária', 'Colombo']

/** Returns orders of all statuses, of which every seventh has no value. */
export function makeOrders(count: number): Order[] {
  return Array.from({ length: count }, (_, index) => {
    const [kind, status] = statuses[index % statuses.length] as [StatusKind, string]
    return {
      number: `OS-2026-${String(count - index).padStart(6, '0')}`,
      to: people[index % people.length] as string,
      city: cities[(index * 3) % cities.length] as string,
      kind,
      status,
      value: index % 7 === 3 ? null : ((index * 7919) % 500_000) / 100,
    }
  })
}
