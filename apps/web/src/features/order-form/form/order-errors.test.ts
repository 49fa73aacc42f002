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
    { name: 'items.0.weight', message: 'Item 1: Peso. Informe o peso.' },
    { name: 'notes', message: 'Observações para o entregador. Use menos texto.' },
    { message: 'Sem conexão.' },
  ])
})
