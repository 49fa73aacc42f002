import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { type QueuedRequest, setRequests } from '../lib/offline/queued-requests.ts'
import { sendQueue } from '../lib/offline/request-queue.ts'
import { AppAt, onPhone, type PageStory, pageParameters, serveExamples, showLaterParts } from './app-at.tsx'
import { carriedOrder, ownDeliveriesOnTheWay } from './order-examples.ts'

// The screens of a courier, on the phone that they are made for. Not a documentation comment: Storybook makes a
// description of it, which would replace `parameters`.
const meta = {
  title: 'Telas/Na rua',
  component: AppAt,
  parameters: pageParameters,
  args: {
    path: '/ordens-de-servico?tab=mine',
    role: 'operator',
    responses: { 'serviceOrders.list': { body: ownDeliveriesOnTheWay }, 'serviceOrders.get': { body: carriedOrder } },
  },
  beforeEach: (context) => {
    window.ononline = null
    const restore = serveExamples(context)
    return () => {
      restore()
      // Otherwise the next story, even of another file, begins with the banner of the queue.
      setRequests([])
    }
  },
} satisfies Meta<typeof AppAt>
export default meta

const findBar = async () => within(await screen.findByRole('group', { name: 'Próximo passo' }))

const press = async (name: RegExp) => userEvent.click(await (await findBar()).findByRole('button', { name }))

const choose = async (item: string) => {
  await press(/^Mais$/)
  await userEvent.click(await screen.findByRole('menuitem', { name: item }))
}

/** The flow moves the focus to its first control, or to its body when the order is still loading. */
const focusClose = async () => (await screen.findByRole('button', { name: 'Fechar' })).focus()

/** The first press at a stop of a device that has not yet decided about places. */
export const QuestionAboutThePlace: PageStory = onPhone({
  play: async () => {
    await press(/^Cheguei na entrega/)
    await screen.findByRole('button', { name: 'Guardar o local' })
    await focusClose()
  },
})

const arrivedOrder = {
  ...carriedOrder,
  stops: carriedOrder.stops.map((stop) => (stop.kind === 'dropoff' ? { ...stop, state: 'arrived' } : stop)),
}

const atTheDoor = {
  responses: { ...meta.args.responses, 'serviceOrders.get': { body: arrivedOrder } },
}

/** The flow of a stop with a photo and a PIN, at its first proof. */
export const StopFlow: PageStory = onPhone({
  args: atTheDoor,
  play: async () => {
    localStorage.setItem('malote:place', 'declined')
    await press(/^Cheguei na entrega/)
    await screen.findByText('Passo 1 de 3: foto')
    await screen.findByText('Chegada registrada')
    const drawer = within(screen.getByRole('dialog'))
    // What is needed at the door: the whole address, the telephone, the items, what to respect.
    for (const term of ['Endereço', 'Contato', 'Itens']) await drawer.findByText(term)
    await focusClose()
  },
})

export const StopFlowWithoutSuccess: PageStory = onPhone({
  args: atTheDoor,
  play: async (context) => {
    await StopFlow.play?.(context)
    await userEvent.click(await screen.findByRole('button', { name: 'Registrar insucesso' }))
    await screen.findByRole('radiogroup')
    await focusClose()
  },
})

/** A reason that the settings mark: the photo is required, and the form does not send the failure without it. */
export const StopFlowWithRequiredPhoto: PageStory = onPhone({
  args: { responses: { ...atTheDoor.responses, 'attachments.list': { body: { data: [] } } } },
  play: async (context) => {
    await StopFlowWithoutSuccess.play?.(context)
    await userEvent.click(await screen.findByRole('radio', { name: 'Endereço não encontrado' }))
    await screen.findByLabelText('Foto do local')
    const form = within(screen.getByRole('form', { name: 'Registrar insucesso' }))
    await userEvent.click(form.getByRole('button', { name: 'Registrar insucesso' }))
    await waitFor(() => expect(screen.getByLabelText('Foto do local')).toBeInvalid())
    await expect(form.getByRole('radio', { name: 'Endereço não encontrado' })).toBeChecked()
    await focusClose()
  },
})

export const Arrange: PageStory = onPhone({
  play: async () => {
    await choose('Reordenar entregas')
    await screen.findByRole('button', { name: 'Guardar sequência' })
  },
})

export const ChooseNavigation: PageStory = onPhone({
  play: async () => {
    await choose('Trocar aplicativo de navegação')
    await screen.findByRole('dialog', { name: 'Navegar com qual aplicativo?' })
  },
})

/** Without a camera, which the browser of the pictures does not have, the number can be typed. */
export const ScanWithoutCamera: PageStory = onPhone({
  play: async () => {
    await choose('Ler código da etiqueta')
    await screen.findByText('Não foi possível abrir a câmera')
  },
})

const requests = [
  {
    id: 1,
    userId: '',
    orderNumber: carriedOrder.orderNumber,
    endpointId: 'serviceOrders.updateStop',
    input: { params: { stopId: carriedOrder.stops[1]?.id }, body: { state: 'arrived' } },
    idempotencyKey: 'k',
    label: 'Chegada',
    deviceTime: '2026-11-20T15:00:00.000Z',
  },
]

/** Shows requests as waiting, after the application has read its own queue, which is empty. */
async function showRequests(shown: readonly QueuedRequest[]): Promise<void> {
  await waitFor(() => expect(window.ononline).not.toBeNull())
  await sendQueue()
  setRequests(shown)
}

/** Proofs that wait for a connection are not requested again when the flow opens again. */
export const StopFlowContinued: PageStory = onPhone({
  args: { responses: { ...atTheDoor.responses, 'attachments.list': { body: { data: [] } } } },
  play: async () => {
    localStorage.setItem('malote:place', 'declined')
    const stopId = carriedOrder.stops[1]?.id
    const photo = { endpointId: 'attachments.create', input: { params: {}, form: { kind: 'photo', stopId } } }
    await findBar()
    await showRequests(requests.map((request) => ({ ...request, ...photo, label: 'Foto' })))
    await press(/^Continuar entrega/)
    await screen.findByText('Passo 1 de 2: PIN')
    await focusClose()
  },
})

/** A step waits for a connection: the card has its status, and the bar the act after it. */
export const Waiting: PageStory = onPhone({
  play: async () => {
    const bar = await findBar()
    await showRequests(requests)
    await bar.findByRole('button', { name: /^Continuar entrega/ })
    await expect(await screen.findByText('Aguardando conexão')).toBeVisible()
    await screen.findByText(/^1 registro aguarda conexão/)
  },
})

/** A step was recorded in an earlier session of the device: the courier confirms it. */
export const Unconfirmed: PageStory = onPhone({
  args: { path: `/ordens-de-servico/${carriedOrder.orderNumber}` },
  play: async () => {
    await findBar()
    const rejection = 'Isto foi registrado neste aparelho em outra sessão. Confira e envie, se foi você.'
    await showRequests(requests.map((request) => ({ ...request, rejection, isUnconfirmed: true })))
    await screen.findByRole('button', { name: 'Enviar' })
    await waitFor(() => expect(screen.getByText(/Um registro espera por você: Chegada/)).toBeVisible())
    await screen.findByText(/^Um registro feito sem conexão espera por sua confirmação/)
    await showLaterParts()
  },
})

/** The server rejected a step: the order offers what to do, and its later steps wait. */
export const Rejected: PageStory = onPhone({
  args: { path: `/ordens-de-servico/${carriedOrder.orderNumber}` },
  play: async () => {
    await findBar()
    await showRequests(requests.map((request) => ({ ...request, rejection: 'Ana Admin cancelou esta ordem.' })))
    await screen.findByRole('button', { name: 'Descartar “Chegada”' })
    await waitFor(() => expect(screen.getByText(/Um registro não foi aceito: Chegada/)).toBeVisible())
    await screen.findByText(/^Um registro feito sem conexão não foi aceito/)
    await showLaterParts()
  },
})
