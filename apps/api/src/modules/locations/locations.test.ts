import { beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../test/world.ts'
import { newId } from '../../platform/ids.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
  const { acme, other } = world.companies
  await addLocation(acme, 'Loja Vila Madalena', { active: true, street: 'Rua Harmonia' })
  await addLocation(acme, 'Depósito antigo', { active: false, street: 'Rua São João' })
  await addLocation(other, 'Filial', { active: true, street: 'Rua do Céu' })
})

async function addLocation(company_id: string, name: string, { active, street }: { active: boolean; street: string }) {
  const now = new Date()
  await world.db
    .insertInto('locations')
    .values({
      id: newId(),
      company_id,
      name,
      street,
      active,
      postal_code: '05435070',
      number: 'S/N',
      complement: null,
      neighborhood: 'Vila Madalena',
      city: 'São Paulo',
      state: 'SP',
      reference: null,
      contact_name: 'Davi',
      contact_phone: '+551130910412',
      instructions: null,
      created_at: now,
      updated_at: now,
    })
    .execute()
}

const names = async (query: string, as = world.people.operator) =>
  (await world.call('GET', `/v1/locations?${query}`, { as })).json().data.map(({ name }: { name: string }) => name)

test('members read the places of their companies, admins all', async () => {
  expect(await names('')).toEqual(['Depósito antigo', 'Loja Vila Madalena'])
  expect(await names('', world.people.manager)).toEqual(['Depósito antigo', 'Loja Vila Madalena'])
  expect(await names('', world.people.foreignOperator)).toEqual(['Filial'])
  expect(await names('', world.people.admin)).toHaveLength(3)
})

test('the list filters by use and searches names and streets', async () => {
  expect(await names('active=true')).toEqual(['Loja Vila Madalena'])
  expect(await names('active=false')).toEqual(['Depósito antigo'])
  expect(await names('search=sao%20joao')).toEqual(['Depósito antigo'])
  expect(await names(`companyId=${world.companies.other}`, world.people.admin)).toEqual(['Filial'])
})
