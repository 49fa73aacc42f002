import type { Occurrence } from '@malote/api-client'
import { examples } from '@malote/api-client/examples'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { setFetch } from '../../../lib/http/api.ts'
import { ResolveDialog } from './resolve-dialog.tsx'

afterEach(() => setFetch((input, init) => fetch(input, init)))

const page = examples['occurrences.listOfOrder']?.response as { data: Occurrence[] }
const opened = { ...page.data[0], version: 1 } as Occurrence
const rejection = {
  type: 'urn:malote:problem:version_conflict',
  title: 'Outra pessoa mudou este cadastro enquanto você editava.',
  status: 412,
  code: 'version_conflict',
  requestId: '01a22d45-4a48-7000-b314-63cebfa6759c',
}
const detail = 'Bruna mudou este cadastro enquanto você editava. Confira o que mudou e salve de novo.'

test('saves over the version of another user only after the form has shown the conflict', async () => {
  const sent: unknown[] = []
  setFetch((_input, init) => {
    const { version } = JSON.parse(String(init?.body))
    sent.push(version)
    if (version === 2) return Promise.resolve(Response.json({ ...opened, status: 'resolved', version: 3 }))
    const problem = { ...rejection, detail, version: 2 }
    return Promise.resolve(
      Response.json(problem, { status: 412, headers: { 'content-type': 'application/problem+json' } }),
    )
  })
  const client = new QueryClient()
  const onClose = vi.fn()
  const show = (occurrence: Occurrence) => (
    <QueryClientProvider client={client}>
      <ResolveDialog occurrence={occurrence} onClose={onClose} />
    </QueryClientProvider>
  )
  const screen = await render(show(opened))
  await screen.getByLabelText('Solução').fill('Nova entrega combinada.')
  // A live update brings the version that another user has saved.
  await screen.rerender(show({ ...opened, status: 'resolved', resolution: 'Trocada.', version: 2 }))
  const submit = screen.getByRole('button', { name: 'Resolver' })
  await submit.click()
  await expect.poll(() => document.body.textContent).toContain('Bruna mudou')
  expect(onClose).not.toHaveBeenCalled()
  await submit.click()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(sent).toEqual([1, 2])
})
