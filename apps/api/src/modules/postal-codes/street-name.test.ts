import { expect, test } from 'vitest'
import { expandStreet, removeKind, toComparableStreet } from './street-name.ts'

test.each([
  ['Av. Des. Moreira', 'Avenida Desembargador Moreira'],
  ['av paulista', 'Avenida paulista'],
  ['R.Dr.Cesário Mota', 'Rua Doutor Cesário Mota'],
  ['Pça. da Sé', 'Praça da Sé'],
  ['Avenida Paulista - de 612 a 1510 - lado par', 'Avenida Paulista'],
  ['Rua R', 'Rua R'],
  ['Av. Beira Mar', 'Avenida Beira Mar'],
  ['Rua Mar Azul', 'Rua Mar Azul'],
  ['R. Mar. Deodoro', 'Rua Marechal Deodoro'],
  ['R. Pé de Serra', 'Rua Pé de Serra'],
  ['R. Pe. Cícero', 'Rua Padre Cícero'],
  ['Rua 13 de Maio', 'Rua 13 de Maio'],
])('%s is %s in full', (street, expanded) => {
  expect(expandStreet(street)).toBe(expanded)
})

test.each([
  ['Avenida Paulista', 'Paulista'],
  ['Rua', 'Rua'],
  ['Via Dutra', 'Via Dutra'],
])('%s without its kind is %s', (street, name) => {
  expect(removeKind(street)).toBe(name)
})

test.each([
  ['R. Tte. Coronel Cardoso', 'Rua Tte Coronel Cardoso'],
  ['Praça Sé', 'PRACA DA SÉ'],
  ['Av. Brig. Luís Antônio', 'Avenida Brigadeiro Luis Antonio'],
  ['Rua Tenente-Coronel Cardoso', 'R Ten. Cel. Cardoso'],
])('%s and %s are one street', (one, other) => {
  expect(toComparableStreet(one)).toBe(toComparableStreet(other))
})

test('streets of one name and two kinds differ', () => {
  expect(toComparableStreet('Rua Paulista')).not.toBe(toComparableStreet('Avenida Paulista'))
})
