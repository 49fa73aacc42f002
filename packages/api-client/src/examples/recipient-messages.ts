import type { Example } from './example.ts'

const orderNumber = 'OS-2026-000123'
const stopId = '0192b7f0-1c5e-7d2a-9f3b-6a1e5c0d4b32'
const token = 'b3JkZXIgbWVzc2FnZXMgb2YgcmVjaXBpZW50cyAhISE'

const message = {
  id: '0192b7f0-1c5e-7d2a-9f3b-6a1e5c0d4b91',
  stopId,
  kind: 'departed',
  channel: 'E-mail',
  contact: 'm•••@cliente.example',
  status: 'sent',
  error: null,
  createdAt: '2026-11-20T12:00:00.000Z',
  sentAt: '2026-11-20T12:01:03.000Z',
}

/** The examples of messages to recipients. */
export const recipientMessageExamples: Readonly<Record<string, Example>> = {
  'recipientMessages.list': {
    params: { orderNumber },
    response: {
      data: [
        message,
        { ...message, id: '0192b7f0-1c5e-7d2a-9f3b-6a1e5c0d4b92', channel: 'SMS', contact: '(11) •••••-4321' },
      ],
    },
  },
  'recipientMessages.resend': {
    params: { orderNumber, stopId },
    response: { data: [{ ...message, contact: null, status: 'waiting', sentAt: null }] },
  },
  'recipientMessages.preference': { params: { token }, response: { receives: true } },
  'recipientMessages.setPreference': { params: { token }, body: { receives: false }, response: { receives: false } },
}
