import type { Example } from './example.ts'

const id = 'Qm7dVb0x1S2mUe9V-4bTnA'
const at = '2026-11-20T12:00:00.000Z'
const digest = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'
const keyId = 'b7c1f2a09d3e4f58'

const stop = {
  position: 0,
  kind: 'pickup',
  state: 'completed',
  city: 'São Paulo',
  region: 'SP',
  completedAt: at,
  requiredProofs: [],
  files: [],
  pinConfirmedAt: null,
}
const statement = {
  type: 'malote-receipt',
  version: 1,
  id,
  issuedAt: at,
  issuer: 'Entregas da Serra',
  company: 'Padaria da Serra',
  status: 'delivered',
  requestedAt: at,
  collectedAt: at,
  deliveredAt: at,
  stops: [
    stop,
    {
      ...stop,
      position: 1,
      kind: 'dropoff',
      requiredProofs: ['photo', 'pin'],
      files: [{ kind: 'photo', type: 'image/jpeg', bytes: 482_113, sha256: digest, at }],
      pinConfirmedAt: at,
    },
  ],
  events: [
    {
      position: 1,
      type: 'created',
      from: null,
      to: 'requested',
      stop: null,
      stopState: null,
      occurredAt: at,
      recordedAt: at,
      hash: digest,
    },
  ],
  lastHash: digest,
  detailsHash: digest,
}
const verification = {
  holds: true,
  keyId,
  checks: [{ check: 'signature', result: 'passed', text: 'A assinatura confere: nada do comprovante mudou.' }],
  statement,
  details: null,
}
const publicKey =
  '-----BEGIN PUBLIC KEY-----\nMCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=\n-----END PUBLIC KEY-----\n'

const link = {
  id: '0192b7f0-1c5e-7d2a-9f3b-6a1e5c0d4b77',
  recipient: 'Seguradora da Serra',
  createdBy: { id: '0192b7f0-1c5e-7d2a-9f3b-6a1e5c0d4b10', name: 'Marta Gestora' },
  createdAt: at,
  expiresAt: '2026-12-20T12:00:00.000Z',
  lastViewedAt: null,
}
const params = { orderNumber: 'OS-2026-000123' }
const evidence = {
  orderNumber: 'OS-2026-000123',
  externalRef: 'PED-1001',
  assignee: 'Otto Operador',
  recipient: link.recipient,
  expiresAt: link.expiresAt,
  verification,
  stops: [
    {
      position: 1,
      kind: 'dropoff',
      contactName: 'Mariana Albuquerque',
      address: 'Avenida Paulista, 2100, Apto 42, Bela Vista, São Paulo, SP',
      window: null,
      facts: [
        'A entrega foi feita: quem recebeu foi Mariana Prado.',
        'O PIN de entrega, que só quem recebe tem, foi conferido.',
      ],
      files: [{ id: link.id, kind: 'photo', at, sha256: digest }],
    },
  ],
}

/** An example of each endpoint of receipts and of their links. */
export const receiptExamples: Readonly<Record<string, Example>> = {
  'receipts.get': { params: { orderNumber: 'OS-2026-000123' }, query: { format: 'pdf' } },
  'receipts.export': { query: { moment: 'deliveredAt', from: '2026-11-20', to: '2026-11-20' } },
  'receipts.show': { params: { id }, response: verification },
  'receipts.verify': { form: {}, response: verification },
  'evidenceLinks.list': { params, response: { data: [link] } },
  'evidenceLinks.create': {
    params,
    body: { validDays: 30, recipient: link.recipient },
    response: { ...link, url: `https://malote.example/provas/${id}` },
  },
  'evidenceLinks.revoke': { params: { ...params, id: link.id } },
  'evidenceLinks.get': { params: { token: id }, response: evidence },
  'evidenceLinks.file': { params: { token: id, fileId: link.id } },
  'evidenceLinks.receipt': { params: { token: id } },
  'receipts.keys': { response: { data: [{ keyId, algorithm: 'Ed25519', publicKey, createdAt: at, retiredAt: null }] } },
}
