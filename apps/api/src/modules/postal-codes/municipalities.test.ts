import { expect, test } from 'vitest'
import { loadMunicipalities } from './municipalities.ts'

const { checkMunicipality, findDistrict, findMunicipality, findState } = await loadMunicipalities()

test.each([
  ['São Paulo', 'SP', -23.5, -46.6],
  ['SAO PAULO', 'SP', -23.5, -46.6],
  ["Santa Bárbara d'Oeste", 'SP', -22.8, -47.4],
  ['Santa Barbara D Oeste', 'SP', -22.8, -47.4],
  ['Brasília', 'DF', -15.8, -47.9],
  ['Bom Jesus', 'RS', -28.7, -50.4],
  ['Bom Jesus', 'PI', -9.1, -44.4],
])('finds %s in %s', (city, state, latitude, longitude) => {
  const municipality = findMunicipality(city, state)
  expect(municipality?.latitude).toBeCloseTo(latitude, 0)
  expect(municipality?.longitude).toBeCloseTo(longitude, 0)
})

test('does not find a municipality in another state, nor one that does not exist', () => {
  expect(findMunicipality('São Paulo', 'RJ')).toBeUndefined()
  expect(findMunicipality('Cidade Nova do Exemplo', 'SP')).toBeUndefined()
  expect(findMunicipality('', 'SP')).toBeUndefined()
})

test.each([
  ['Guarulos', 'SP', 'Guarulhos'],
  ['Ribeirao Pretto', 'SP', 'Ribeirão Preto'],
  ['Belo Horisonte', 'MG', 'Belo Horizonte'],
  ['Cidade Nova do Exemplo', 'SP', undefined],
  // Similar to the names of more than one municipality.
  ['Itu', 'PR', undefined],
])('%s is no municipality of %s, but may be %s', (city, state, similar) => {
  expect(checkMunicipality(city, state)).toEqual({ similar })
})

test('a municipality of the state is right, and so is a region of the Federal District', () => {
  expect(checkMunicipality('GUARULHOS', 'SP')).toBeUndefined()
  expect(checkMunicipality('Taguatinga', 'DF')).toBeUndefined()
})

test.each([
  ['Vila Mariana', 'São Paulo', 'SP', -23.59, -46.63],
  ['SAO MIGUEL', 'Sao Paulo', 'SP', -23.49, -46.44],
  ['Copacabana', 'Rio de Janeiro', 'RJ', -22.97, -43.19],
  // Regions of the Federal District are written as neighborhoods or as cities.
  ['Taguatinga', 'Brasília', 'DF', -15.83, -48.06],
  ['Taguatinga Norte', 'Taguatinga', 'DF', -15.83, -48.06],
])('finds the district %s of %s, %s', (neighborhood, city, state, latitude, longitude) => {
  const district = findDistrict(neighborhood, city, state)
  expect(district?.latitude).toBeCloseTo(latitude, 1)
  expect(district?.longitude).toBeCloseTo(longitude, 1)
})

test('does not find a district in another municipality, nor a municipality as a district', () => {
  expect(findDistrict('Vila Mariana', 'Campinas', 'SP')).toBeUndefined()
  expect(findDistrict('Taguatinga', 'Taguatinga', 'TO')).toBeUndefined()
  expect(findDistrict('', 'São Paulo', 'SP')).toBeUndefined()
  // A district of São Paulo, and a municipality.
  expect(findDistrict('Centro', 'Socorro', 'SP')).toBeUndefined()
})

test('finds the centre of a state by its code alone', () => {
  expect(findState('AC')?.longitude).toBeCloseTo(-70, -1)
  expect(findState('')).toBeUndefined()
  expect(findState('XX')).toBeUndefined()
})
