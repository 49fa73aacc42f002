import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { snapshots } from '../../testing/snapshots.ts'
import { Text } from '../text/text.tsx'
import { Schedule, type ScheduleProps, type ScheduleTone } from './index.ts'
import { scheduleTones } from './schedule.variants.ts'

interface Order {
  number: string
  start: string
  end: string
  to: string
  status: string
  tone: ScheduleTone
}

const week = ['23', '24', '25', '26', '27', '28', '29'].map((day) => `2026-11-${day}`)
const friday = '2026-11-27'
const people = ['Mariana Duarte', 'Clínica São Lucas', 'João Batista', 'Ótica Boa Vista', 'Padaria Estrela do Norte']
const states: [status: string, tone: ScheduleTone][] = [
  ['Entregue', 'success'],
  ['Em rota', 'info'],
  ['Solicitada', 'waiting'],
  ['Atrasada', 'danger'],
]

const pad = (number: number) => String(number).padStart(2, '0')

/** Orders on some days, from 8 to 17 h, of one to three hours. */
const makeOrders = (count: number, days: readonly string[]): Order[] =>
  Array.from({ length: count }, (_, index) => {
    const day = days[index % days.length] as string
    const [status, tone] = states[index % states.length] as [string, ScheduleTone]
    const hour = 8 + ((index * 7) % 9)
    return {
      number: `OS-2026-${String(count - index).padStart(6, '0')}`,
      start: `${day}T${pad(hour)}:${index % 3 === 0 ? '30' : '00'}`,
      end: `${day}T${pad(hour + 1 + (index % 3))}:00`,
      to: people[index % people.length] as string,
      status,
      tone,
    }
  })

const one = (start: string, end: string, to = 'Mariana Duarte'): Order => ({
  number: `OS-${start.slice(-5)}-${to.length}`,
  start: start.length === 5 ? `${friday}T${start}` : start,
  end: end.length === 5 ? `${friday}T${end}` : end,
  to,
  status: 'Solicitada',
  tone: 'waiting',
})

const getId = ({ number }: Order) => number
const getTime = ({ start, end }: Order) => ({ start, end })
const getTitle = ({ to }: Order) => to
const getTone = ({ tone }: Order) => tone
const renderLink = ({ number }: Order) => <a href={`#${number}`} />
const renderOrder = ({ status, number }: Order) => (
  <Text truncate size="xs" tone="subtle">{`${status} · ${number}`}</Text>
)

/** A schedule whose selection takes effect. */
function OrderSchedule(props: ScheduleProps<Order>) {
  const [selected, setSelected] = useState<string[]>([...(props.selected ?? [])])
  return <Schedule {...props} selected={selected} onSelectedChange={setSelected} />
}

const meta = {
  title: 'Data/Schedule (agenda)',
  component: Schedule<Order>,
  args: {
    label: 'Ordens da semana',
    days: week,
    items: makeOrders(24, week.slice(0, 6)),
    getItemId: getId,
    getItemTime: getTime,
    getItemTitle: getTitle,
    getItemTone: getTone,
    renderItemLink: renderLink,
    renderItem: renderOrder,
    now: new Date('2026-11-27T14:20:00Z'),
    timeZone: 'America/Sao_Paulo',
  },
  render: (args) => <OrderSchedule {...args} />,
} satisfies Meta<typeof Schedule<Order>>
export default meta
type Story = StoryObj<typeof meta>

/** A week. On a phone it is a list of days. */
export const Default: Story = { parameters: snapshots.withPhone }

export const OneDay: Story = {
  args: { label: 'Ordens do dia', days: [friday], items: makeOrders(14, [friday]) },
  parameters: snapshots.withPhone,
}

export const Tones: Story = {
  args: {
    label: 'Ordens do dia',
    days: [friday],
    items: Object.keys(scheduleTones).map((tone, index) => ({
      ...one(`${pad(8 + index)}:00`, `${pad(9 + index)}:00`),
      tone: tone as ScheduleTone,
      status: tone,
    })),
  },
}

/** Entries at the same time share the width and cover free columns; those that do not fit are behind a button. */
export const Overlaps: Story = {
  args: {
    days: [friday],
    maxColumns: 4,
    items: [
      one('08:00', '12:00', 'Longa'),
      one('08:00', '09:00', 'Curta'),
      one('08:30', '10:00', 'Outra'),
      one('10:30', '11:30', 'Larga'),
      one('13:00', '13:10', 'Dez minutos'),
      ...Array.from({ length: 7 }, (_, index) => one('15:00', '17:00', `Destinatário ${'a'.repeat(index + 1)}`)),
    ],
  },
}

/** The button of a group opens its day: all entries are side by side, and the day is wider. */
export const OpenDay: Story = {
  args: { items: makeOrders(60, week.slice(0, 6)) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getAllByRole('button', { name: /^mais \d/ })[0] as HTMLElement)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Mostrar menos' })).toBeVisible())
  },
  parameters: snapshots.lightOnly,
}

const outside = [
  one('05:30', '07:00', 'Cedo'),
  one('06:00', '07:30', 'Também cedo'),
  one('07:30', '09:00', 'Atravessa as oito'),
  one('21:00', '22:00', 'Tarde'),
  one(`${friday}T22:00`, '2026-11-28T02:00', 'Pela noite'),
]

export const OutsideTheHours: Story = { args: { items: outside }, parameters: snapshots.lightOnly }

export const AllHours: Story = {
  args: { items: outside },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '2 antes das 08:00' }))
    await userEvent.click(canvas.getAllByRole('button', { name: /depois das 20:00/ })[0] as HTMLElement)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Até 20h' })).toBeVisible())
  },
  parameters: snapshots.lightOnly,
}

export const Selected: Story = {
  args: { selectable: true, selected: ['OS-2026-000024', 'OS-2026-000020'] },
  parameters: snapshots.withPhone,
}

export const Empty: Story = {
  args: { items: [], emptyText: 'Nenhuma ordem nesta semana.' },
  parameters: snapshots.withPhone,
}

export const Loading: Story = { args: { items: [], loading: true }, parameters: snapshots.lightOnly }

export const OtherHours: Story = { args: { fromHour: 0, toHour: 24 }, parameters: snapshots.lightOnly }

export const WithoutLinks: Story = {
  args: { renderItemLink: undefined, renderItem: undefined, getItemTone: undefined },
  parameters: snapshots.lightOnly,
}

export const LongTexts: Story = {
  args: {
    selectable: true,
    items: makeOrders(12, week).map((order) => ({ ...order, to: 'Albuquerque'.repeat(8) })),
  },
  parameters: snapshots.lightOnly,
}

export const FiveHundredEntries: Story = {
  args: { items: makeOrders(500, week), selectable: true },
  parameters: snapshots.lightOnly,
}
