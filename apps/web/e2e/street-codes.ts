import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A street that no message of another test names. */
export const codedStreet = { street: 'Rua das Jabuticabeiras Azuis', city: 'São Paulo', state: 'SP' } as const

const codes = [
  { cep: '05499-010', complemento: 'até 999/1000', bairro: 'Jardim Imaginário' },
  { cep: '05499-020', complemento: 'de 1001/1002 ao fim', bairro: 'Jardim Imaginário' },
]

/** Starts a service in the format of ViaCEP that has the postal codes of one street, and none of the others. */
export async function startStreetCodes() {
  const server = createServer((request, response) => {
    const isCoded = decodeURIComponent(request.url ?? '').includes(codedStreet.street)
    const results = codes.map((code) => ({
      ...code,
      logradouro: codedStreet.street,
      localidade: codedStreet.city,
      uf: codedStreet.state,
    }))
    response.setHeader('content-type', 'application/json').end(JSON.stringify(isCoded ? results : []))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/ws/{state}/{city}/{street}/json/`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
