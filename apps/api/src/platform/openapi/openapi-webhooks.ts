import { webhookExample } from '@malote/api-client/examples'
import type { OpenApi } from './openapi-types.ts'

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
})

/** The calls that this API makes: the messages to webhooks, as Standard Webhooks signs them. */
export function printWebhooks(): NonNullable<OpenApi['webhooks']> {
  return {
    message: {
      post: {
        operationId: 'webhooks.message',
        tags: ['webhooks'],
        summary: 'Conta o que aconteceu com uma ordem da empresa.',
        description:
          'Assinada conforme Standard Webhooks. Qualquer 2xx em dez segundos conta como entregue; 410 pausa o webhook; em 429 e 503, Retry-After é respeitado. O resto é tentado de novo por dois dias.',
        security: [],
        parameters: [
          header('webhook-id', 'O id da mensagem: o mesmo em cada tentativa.'),
          header('webhook-timestamp', 'Quando foi enviada, em segundos desde 1970.'),
          header('webhook-signature', 'v1,<HMAC-SHA256 de "id.timestamp.corpo" em base64>; uma para cada segredo.'),
        ],
        requestBody: {
          required: true,
          content: {
            'application/json': { schema: { $ref: '#/components/schemas/WebhookMessage' }, example: webhookExample },
          },
        },
        responses: {
          204: { description: 'Recebida.' },
          410: { description: 'Não existe mais: o webhook é pausado.' },
        },
      },
    },
  }
}
