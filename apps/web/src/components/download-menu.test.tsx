import { incompleteExportText } from '@malote/api-client/contract'
import { Toaster } from '@malote/ui'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { getViewerZone, setViewerZone } from '../lib/format/time-zone.ts'
import { DownloadMenu } from './download-menu.tsx'

const zone = getViewerZone()
afterEach(() => {
  setViewerZone(() => zone)
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function watchSavedNames(): string[] {
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  return names
}

test('does not save a CSV that the server could not complete', async () => {
  const names = watchSavedNames()
  const screen = await render(
    <>
      <Toaster />
      <DownloadMenu
        label="Exportar"
        formats={{ csv: 'CSV' }}
        fileName="ordens"
        failed="Não foi possível exportar."
        load={async () => new Blob(['Número\r\nOS-2026-000001\r\n', incompleteExportText, '\r\n'])}
      />
    </>,
  )
  await screen.getByRole('button', { name: 'Exportar' }).click()
  await screen.getByRole('menuitem', { name: 'CSV' }).click()
  await expect.element(screen.getByText('Não foi possível exportar.')).toBeVisible()
  await expect.element(screen.getByText(incompleteExportText)).toBeVisible()
  expect(names).toEqual([])
})

test("dates a file with the viewer's day", async () => {
  setViewerZone(() => 'America/Sao_Paulo')
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T01:00:00Z') })
  const names = watchSavedNames()
  const screen = await render(
    <DownloadMenu
      label="Exportar"
      formats={{ csv: 'CSV' }}
      fileName="ordens"
      dated
      failed="Não foi possível exportar."
      load={async () => new Blob(['x'])}
    />,
  )
  await screen.getByRole('button', { name: 'Exportar' }).click()
  await screen.getByRole('menuitem', { name: 'CSV' }).click()
  await expect.poll(() => names).toEqual(['ordens-2026-11-24.csv'])
})
