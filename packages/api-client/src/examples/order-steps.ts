import type { NamedBody } from './example.ts'

const place = { latitude: -23.5614, longitude: -46.6559, accuracyMeters: 12 }
const assigneeId = '0192b7f0-1c5e-7d2a-9f3b-6a1e5c0d4b12'
const window = { start: '2026-11-23T12:00:00.000Z', end: '2026-11-23T15:00:00.000Z' }

/** Bodies of each transition of an order, with what the table of transitions requires. */
export const transitionBodies: readonly NamedBody[] = [
  { name: 'request', summary: 'Solicitar um rascunho', value: { to: 'requested', version: 1 } },
  { name: 'accept', summary: 'Aceitar, para um entregador', value: { to: 'accepted', assigneeId, version: 2 } },
  { name: 'setOut', summary: 'Sair para a coleta', value: { to: 'collecting', version: 3 } },
  {
    name: 'collect',
    summary: 'Registrar a coleta, com o local do aparelho e os volumes conferidos',
    value: { to: 'collected', place, checkedVolumes: 3, version: 4 },
  },
  { name: 'startRoute', summary: 'Iniciar a rota', value: { to: 'in_transit', version: 5 } },
  {
    name: 'deliver',
    summary: 'Registrar a entrega a quem recebeu',
    value: { to: 'delivered', receiverName: 'Mariana Albuquerque', place, version: 6 },
  },
  {
    name: 'fail',
    summary: 'Registrar uma tentativa sem sucesso',
    value: { to: 'failed', reason: 'Destinatário ausente', note: 'Ninguém atendeu o interfone.', place, version: 6 },
  },
  {
    name: 'reschedule',
    summary: 'Reagendar, com uma janela nova',
    value: { to: 'requested', window, version: 7 },
  },
  {
    name: 'hold',
    summary: 'Pôr em espera',
    value: { to: 'on_hold', reason: 'Aguardando a nota fiscal', version: 2 },
  },
  { name: 'return', summary: 'Devolver ao remetente', value: { to: 'returning', reason: 'Recusado', version: 7 } },
  { name: 'returned', summary: 'Registrar a devolução', value: { to: 'returned', place, version: 8 } },
  { name: 'closePartially', summary: 'Encerrar com entrega parcial', value: { to: 'partially_delivered', version: 6 } },
  {
    name: 'cancel',
    summary: 'Cancelar',
    value: { to: 'canceled', reason: 'Pedido feito em duplicidade', version: 1 },
  },
  {
    name: 'correct',
    summary: 'Corrigir o status (administradores)',
    value: {
      to: 'in_transit',
      assigneeId,
      justification: 'A entrega foi registrada na ordem errada pelo entregador.',
      version: 8,
    },
  },
]

/** Bodies of the outcome of one stop, for orders with several. */
export const stopBodies: readonly NamedBody[] = [
  { name: 'arrive', summary: 'Chegar à parada', value: { state: 'arrived', place } },
  {
    name: 'complete',
    summary: 'Concluir a parada',
    value: { state: 'completed', receiverName: 'Mariana Albuquerque', place },
  },
  { name: 'fail', summary: 'Parada sem sucesso', value: { state: 'failed', reason: 'Destinatário ausente', place } },
]

/** Forms with the files of an order: an attachment, and each proof of a stop that is a file. */
export const attachmentForms = (stopId: string): readonly NamedBody[] => [
  {
    name: 'photo',
    summary: 'Comprovante: fotos da entrega na parada',
    value: { kind: 'photo', stopId, files: ['porta.jpg', 'volumes.jpg'] },
  },
  {
    name: 'signature',
    summary: 'Comprovante: assinatura de quem recebeu na parada',
    value: { kind: 'signature', stopId, files: ['assinatura.png'] },
  },
  { name: 'attachment', summary: 'Anexo da ordem, como a nota fiscal', value: { files: ['nota-fiscal.pdf'] } },
  {
    name: 'internal',
    summary: 'Anexo que só a equipe de entregas vê',
    value: { visibility: 'internal', files: ['avaria.jpg'] },
  },
]
