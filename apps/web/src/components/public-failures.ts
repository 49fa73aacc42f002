/** What the public pages of a delivery show when the server does not give the document. */
export const publicFailures = {
  429: { title: 'Muitas tentativas', text: 'Espere um minuto e abra a página de novo.', tone: 'waiting' },
  500: { title: 'Algo falhou do nosso lado', text: 'Abra a página de novo em instantes.', tone: 'waiting' },
  503: { title: 'O serviço está fora do ar', text: 'Abra a página de novo em instantes.', tone: 'waiting' },
} as const
