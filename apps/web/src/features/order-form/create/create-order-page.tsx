import type { Company, NewServiceOrderInput } from '@malote/api-client'
import { Alert, Breadcrumb, Button, Form, Grid, PageHeader, Stack } from '@malote/ui'
import { Link } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { FormProvider, useFieldArray, useForm, useWatch } from 'react-hook-form'
import { formatDateTime } from '../../../lib/format/formats.ts'
import { FormLock } from '../../../lib/forms/form-lock.ts'
import { lazyNamed } from '../../../lib/lazy-named.ts'
import { draftKey } from '../../../lib/storage/drafts.ts'
import { openTabDraft, type Tab, tabDraftKey } from '../../../lib/storage/tab-drafts.ts'
import { readEdit } from '../edit/recovered-edit.ts'
import { readOrderDraft } from '../form/order-draft.ts'
import { companyFields, listErrors, orderResolver } from '../form/order-errors.ts'
import { OrderFields } from '../form/order-fields.tsx'
import { OrderSection } from '../form/order-section.tsx'
import { emptyOrder, type OrderValues } from '../form/order-values.ts'
import { getMovedIndex, renumberItems } from '../form/renumber-items.ts'
import { ReferencesSummary } from '../form/section-summaries.tsx'
import { useAutosave } from '../form/use-autosave.ts'
import { PasteButton } from '../paste/paste-button.tsx'
import { CompanyFields } from './company-fields.tsx'
import type { OpenDraft } from './create-order.queries.ts'
import type { InitialOrder, OpenMessage } from './initial-order.ts'
import { mergeDraft } from './merge-draft.ts'
import { OrderSummary } from './order-summary.tsx'
import { useOrderActions } from './use-order-actions.ts'

const DuplicateDialog = lazyNamed(() => import('./duplicate-dialog.tsx'), 'DuplicateDialog')

interface CreateOrderPageProps {
  companies: readonly Company[]
  /** The company selected in the sidebar. */
  companyId: string | undefined
  userId: string
  /** This tab, which keeps its drafts apart from those of other tabs. */
  tab: Tab
  /** The initial values, when the form does not start empty. */
  initialOrder: InitialOrder | undefined
  /** What the URL names and the user cannot open: `a mensagem`. */
  missing?: string | undefined
}

/** `/ordens-de-servico/criar/`: the form that requests a delivery. */
export function CreateOrderPage({ companies, companyId, userId, tab, initialOrder, missing }: CreateOrderPageProps) {
  const newOrderKey = tabDraftKey(draftKey(userId, 'nova'), tab)
  const [initialKey] = useState(() => openTabDraft(draftKey(userId, initialOrder?.origin ?? 'nova'), tab))
  const onlyCompanyId = companies.length === 1 ? companies[0]?.id : undefined
  const getInitialValues = () => initialOrder?.values ?? emptyOrder(companyId ?? onlyCompanyId ?? '')
  const [formState, setFormState] = useState<OrderFormState>(() => {
    const recovered = readOrderDraft(initialKey)
    const opened = initialOrder?.draft
    const edit = opened && readEdit(initialKey)
    const merged = edit && mergeDraft(edit.base, edit.values, opened)
    return {
      formNumber: 0,
      storageKey: initialKey,
      values: merged?.values ?? recovered?.values ?? getInitialValues(),
      mergeText: merged?.text,
      recoveredAt: recovered?.savedAt,
      draft: initialOrder?.draft,
      message: initialOrder?.message,
    }
  })
  const nextState = { formNumber: formState.formNumber + 1 }
  return (
    <OrderFormPage
      // The key resets the form for each order, so that no field keeps a value of the previous order.
      key={formState.formNumber}
      companies={companies}
      formState={formState}
      missing={formState.formNumber === 0 ? missing : undefined}
      onDiscard={() =>
        setFormState({
          ...nextState,
          values: getInitialValues(),
          storageKey: initialKey,
          draft: initialOrder?.draft,
          message: initialOrder?.message,
        })
      }
      // A requested draft and a used message cannot be opened again, so what follows is kept as a new order.
      onAnother={(values) =>
        setFormState({
          ...nextState,
          values,
          storageKey: initialOrder?.draft || initialOrder?.message ? newOrderKey : initialKey,
        })
      }
    />
  )
}

/** The initial state of the form for one order. */
interface OrderFormState {
  /** Increases with each new form; the first has 0. */
  formNumber: number
  /** Where this browser keeps the unsaved form. */
  storageKey: string
  values: OrderValues
  /** What another user changed in the draft since then; undefined when nothing. */
  mergeText?: string | undefined
  /** When this browser saved the recovered draft. */
  recoveredAt?: number | undefined
  draft?: OpenDraft | undefined
  message?: OpenMessage | undefined
}

interface OrderFormPageProps {
  companies: readonly Company[]
  formState: OrderFormState
  missing: string | undefined
  onDiscard: () => void
  onAnother: (values: OrderValues) => void
}

function OrderFormPage({ companies, formState, missing, onDiscard, onAnother }: OrderFormPageProps) {
  const { message, recoveredAt, mergeText, storageKey } = formState
  const form = useForm<OrderValues, unknown, NewServiceOrderInput>({
    resolver: orderResolver,
    defaultValues: formState.values,
    // The list of errors gets the focus and links to each field.
    shouldFocusError: false,
  })
  const dropoffs = useFieldArray({ control: form.control, name: 'dropoffs' })
  const [draft, setDraft] = useState(formState.draft)
  const autosave = useAutosave(form, storageKey, draft)
  const actions = useOrderActions({
    form,
    draft,
    onDraftChange: setDraft,
    inboxMessageId: message?.id,
    onStored: autosave.discard,
    onAnother,
  })
  const selectedCompanyId = useWatch({ control: form.control, name: 'companyId' })
  const company = companies.find(({ id }) => id === selectedCompanyId)
  const pending = form.formState.isSubmitting || actions.pending
  // A draft that waits for a connection is sent with what is typed until then.
  const locked = pending && !actions.waiting
  const maximumDropoffs = company?.policy?.maximumDropoffs ?? 20

  // Focuses the first field that is empty in the next order, after another one was requested or the draft was
  // discarded.
  useEffect(() => {
    if (formState.formNumber > 0) form.setFocus('dropoffs.0.contactName')
  }, [formState.formNumber, form])
  const discard = () => {
    autosave.discard()
    onDiscard()
  }

  return (
    <FormProvider {...form}>
      <FormLock value={locked}>
        <Stack gap="lg">
          <PageHeader
            title={draft ? `Rascunho ${draft.orderNumber}` : 'Solicitar entrega'}
            description="Diga de onde sai, para onde vai e quando. O resto é opcional."
            breadcrumb={
              <Breadcrumb>
                <Link to="/ordens-de-servico">Ordens de Serviço</Link>
              </Breadcrumb>
            }
            actions={
              <PasteButton
                maximumDropoffs={maximumDropoffs}
                // A recovered form has the values of the message already.
                received={recoveredAt === undefined ? message : undefined}
              />
            }
          />
          {missing && (
            <Alert tone="warning" title={`Não encontramos ${missing}`}>
              O formulário está vazio. Confira o endereço, ou preencha uma entrega nova.
            </Alert>
          )}
          {recoveredAt !== undefined && (
            <Alert
              tone="info"
              title="Rascunho recuperado"
              action={
                <Button size="sm" variant="outline" tone="neutral" disabled={locked} onClick={discard}>
                  Descartar rascunho
                </Button>
              }
            >
              {`Este é o formulário que você deixou em ${formatDateTime(new Date(recoveredAt).toISOString())}.`}
              {mergeText && ` O rascunho mudou desde então. ${mergeText}`}
            </Alert>
          )}
          <Form
            aria-label="Solicitar entrega"
            errors={[...(actions.failure ? [{ message: actions.failure }] : []), ...listErrors(form.formState.errors)]}
            pending={pending}
            onSubmit={(event) => void actions.send(event)}
          >
            <Grid columns="aside" gap="lg">
              <Stack gap="lg">
                <OrderSection
                  title="Empresa"
                  names={companyFields}
                  summary={<ReferencesSummary company={company?.name} />}
                >
                  <CompanyFields companies={companies} />
                </OrderSection>
                <OrderFields
                  dropoffs={dropoffs}
                  policy={company?.policy}
                  canEdit={() => true}
                  hasInternalNotes={false}
                />
              </Stack>
              <OrderSummary
                companies={companies}
                savedAt={autosave.savedAt}
                pending={pending}
                saving={actions.saving}
                waiting={actions.waiting}
                onMove={(from, to) => {
                  if (locked) return
                  dropoffs.move(from, to)
                  renumberItems(form, (index) => getMovedIndex(index, from, to))
                }}
              />
            </Grid>
          </Form>
        </Stack>
      </FormLock>
      {actions.pendingConfirmation && (
        <Suspense>
          <DuplicateDialog
            request={actions.pendingConfirmation.request}
            duplicates={actions.pendingConfirmation.duplicates}
            onConfirm={actions.confirm}
            onClose={actions.reconsider}
          />
        </Suspense>
      )}
    </FormProvider>
  )
}
