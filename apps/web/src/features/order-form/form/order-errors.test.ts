import { expect, test } from 'vitest'
import { listErrors } from './order-errors.ts'

const error = (message: string) => ({ type: 'server', message })

test('lists errors in the order of the page, whichever came first; what is not on the page comes last, without a link', () => {
  const errors = {
    root: error('Sem conexão.'),
    notes: error('Use menos texto.'),
    items: [{ weight: error('Informe o peso.') }],
    pickup: { contactName: error('Informe o contato.') },
    costCenter: error('Use até 40 letras.'),
    companyId: error('Escolha a empresa.'),
  }
  expect(listErrors(errors)).toEqual([
    { name: 'companyId', message: 'Empresa. Escolha a empresa.' },
    { name: 'costCenter', message: 'Centro de custo. Use até 40 letras.' },
    { name: 'pickup.contactName', message: 'Coleta: Contato no local. Informe o contato.' },
    { name: 'items.0.weight', message: 'Item 1: Peso unitário. Informe o peso.' },
    { name: 'notes', message: 'Observações para o entregador. Use menos texto.' },
    { message: 'Sem conexão.' },
  ])
})

test('lists the errors of a stop as its fields are on the page, and the drop-offs in their order', () => {
  const stop = {
    address: { postalCode: error('Informe o CEP.'), city: error('Informe a cidade.') },
    window: { start: error('Informe o início.') },
    contactName: error('Informe o contato.'),
  }
  const names = listErrors({ dropoffs: [stop, stop], pickup: stop }).map(({ name }) => name)
  const fields = ['contactName', 'address.postalCode', 'address.city', 'window.start']
  expect(names).toEqual(
    ['pickup', 'dropoffs.0', 'dropoffs.1'].flatMap((path) => fields.map((field) => `${path}.${field}`)),
  )
})
