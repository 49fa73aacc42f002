import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BarChart } from '../components/bar-chart/bar-chart.tsx'
import * as DataTable from '../components/data-table/index.ts'
import { LoadBar } from '../components/load-bar/load-bar.tsx'
import { Loader } from '../components/loader/loader.tsx'
import { ProgressBar } from '../components/progress-bar/progress-bar.tsx'
import { Schedule } from '../components/schedule/schedule.tsx'
import { Skeleton } from '../components/skeleton/skeleton.tsx'

const rows = Array.from({ length: 200 }, (_, index) => ({ id: String(index) }))

const page = (
  <>
    <DataTable.Root
      label="Ordens"
      columns={[{ id: 'id', header: 'Ordem', value: ({ id }) => id, width: 120 }]}
      rows={rows}
      getRowId={({ id }) => id}
    >
      <DataTable.Table maxHeight="400px" />
    </DataTable.Root>
    <Schedule
      label="Dia"
      days={['2026-11-27']}
      items={rows.slice(0, 5)}
      getItemId={({ id }) => id}
      getItemTime={() => ({ start: '2026-11-27T09:00', end: '2026-11-27T11:00' })}
      getItemTitle={({ id }) => id}
    />
    <ProgressBar label="Envio" value={40} />
    <LoadBar label="Carga" capacity={4} slots={[{ label: '9 h', value: 2 }]} />
    <BarChart label="Ordens por dia" data={[{ label: 'seg', value: 12 }]} />
  </>
)

test('styles that a policy blocks in markup of a server are applied when React takes the page over', async () => {
  const frame = document.createElement('iframe')
  const policy = '<meta http-equiv="Content-Security-Policy" content="style-src \'none\'">'
  frame.srcdoc = `<!doctype html><head>${policy}</head><body><div id="root"></div></body>`
  const loaded = new Promise((done) => frame.addEventListener('load', done))
  document.body.append(frame)
  await loaded
  const container = frame.contentDocument?.querySelector('#root') as HTMLElement
  container.innerHTML = renderToString(page)
  const styled = [...container.querySelectorAll<HTMLElement>('[style]')]
  expect(styled.length).toBeGreaterThan(10)
  expect(styled.filter((element) => element.style.length > 0)).toEqual([])
  const root = hydrateRoot(container, page)
  await expect.poll(() => styled.filter(({ isConnected, style }) => isConnected && style.length === 0)).toEqual([])
  root.unmount()
  frame.remove()
})

test('what appears with its default delay has no inline style', () => {
  expect(renderToString(<Loader />)).not.toContain('style=')
  expect(renderToString(<Skeleton />)).not.toContain('style=')
})
