import type { Company, NewServiceOrderInput } from '@malote/api-client'
import { Alert, Button, Form, Grid, PageHeader, Stack, Textarea } from '@malote/ui'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { FormProvider, useFieldArray, useForm, useWatch } from 'react-hook-form'
import { TitledCard } from '../../../components/titled-card.tsx'
import { formatDateTime } from '../../../lib/format/formats.ts'
import { draftKey } from '../../../lib/storage/drafts.ts'
import { orderLabels } from '../order-labels.ts'
import { PasteButton } from '../paste/paste-button.tsx'
import { CompanyFields } from './company-fields.tsx'
import type { OpenDraft } from './create-order.queries.ts'
import { DropoffList } from './dropoff-list.tsx'
import type { InitialOrder } from './initial-order.ts'
import { ItemList } from './item-list.tsx'
import { readLocalDraft } from './local-draft.ts'
import { listErrors, orderResolver } from './order-errors.ts'
import { OrderSummary } from './order-summary.tsx'
import { emptyOrder, type OrderValues } from './order-values.ts'
import { ProofFields } from './proof-fields.tsx'
import { StopFields } from './stop-fields.tsx'
import { StopWindow } from './stop-window.tsx'
import { useAutosave } from './use-autosave.ts'
import { useOrderActions } from './use-order-actions.ts'

const DuplicateDialog = lazy(() =>
  import('./duplicate-dialog.tsx').then((module) => ({ default: module.DuplicateDialog })),
)

interface CreateOrderPageProps {
  companies: readonly Company[]
  /** The company selected in the sidebar. */
  companyId: string | undefined
  userId: string
  /** The initial values, when the form does not start empty. */
  initialOrder: InitialOrder | undefined
}

/** `/ordens-de-servico/criar/`: the form that requests a delivery. */
export function CreateOrderPage({ companies, companyId, userId, initialOrder }: CreateOrderPageProps) {
  const storageKey = draftKey(userId, initialOrder?.origin ?? 'nova')
  const onlyCompanyId = companies.length === 1 ? companies[0]?.id : undefined
  const getInitialValues = () => initialOrder?.values ?? emptyOrder(companyId ?? onlyCompanyId ?? '')
  const [formState, setFormState] = useState<OrderFormState>(() => {
    const recovered = readLocalDraft(storageKey)
    return {
      formNumber: 0,
      values: recovered?.values ?? getInitialValues(),
      recoveredAt: recovered?.savedAt,
      draft: initialOrder?.draft,
    }
  })
  return (
    <OrderFormPage
      // The key resets the form for each order, so that no field keeps a value of the previous order.
      key={formState.formNumber}
      companies={companies}
      storageKey={storageKey}
      formState={formState}
      onDiscard={() =>
        setFormState({ formNumber: formState.formNumber + 1, values: getInitialValues(), draft: initialOrder?.draft })
      }
      onAnother={(values) => setFormState({ formNumber: formState.formNumber + 1, values })}
    />
  )
}

/** The initial state of the form for one order. */
interface OrderFormState {
  /** Increases with each new form; the first has 0. */
  formNumber: number
  values: OrderValues
  /** When this browser saved the recovered draft. */
  recoveredAt?: number | undefined
  draft?: OpenDraft | undefined
}

interface OrderFormPageProps {
  companies: readonly Company[]
  storageKey: string
  formState: OrderFormState
  onDiscard: () => void
  onAnother: (values: OrderValues) => void
}

function OrderFormPage({ companies, storageKey, formState, onDiscard, onAnother }: OrderFormPageProps) {
  const { draft, recoveredAt } = formState
  const form = useForm<OrderValues, unknown, NewServiceOrderInput>({
    resolver: orderResolver,
    defaultValues: formState.values,
    // The list of errors gets the focus and links to each field.
    shouldFocusError: false,
  })
  const dropoffs = useFieldArray({ control: form.control, name: 'dropoffs' })
  const autosave = useAutosave(form, storageKey)
  const actions = useOrderActions({ form, draft, onStored: autosave.discard, onAnother })
  const selectedCompanyId = useWatch({ control: form.control, name: 'companyId' })
  const company = companies.find(({ id }) => id === selectedCompanyId)
  const pending = form.formState.isSubmitting || actions.pending
  const dropoffCount = dropoffs.fields.length
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
      <Stack gap="lg">
        <PageHeader
          title={draft ? `Rascunho ${draft.orderNumber}` : 'Solicitar entrega'}
          description="Diga de onde sai, para onde vai e quando. O resto é opcional."
          backLink={<Link to="/ordens-de-servico">Ordens de Serviço</Link>}
          actions={<PasteButton maximumDropoffs={maximumDropoffs} />}
        />
        {recoveredAt !== undefined && (
          <Alert
            tone="info"
            title="Rascunho recuperado"
            action={
              <Button size="sm" variant="outline" tone="neutral" onClick={discard}>
                Descartar rascunho
              </Button>
            }
          >
            {`Este é o formulário que você deixou em ${formatDateTime(new Date(recoveredAt).toISOString())}.`}
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
              <TitledCard title="Empresa">
                <CompanyFields companies={companies} />
              </TitledCard>
              <TitledCard title="Coleta">
                <StopFields path="pickup" />
              </TitledCard>
              <DropoffList dropoffs={dropoffs} maximum={maximumDropoffs} />
              <ItemList />
              <TitledCard title="Quando">
                <StopWindow path="pickup" legend="Coleta" />
                {dropoffs.fields.map((field, index) => (
                  <StopWindow
                    key={field.id}
                    path={`dropoffs.${index}`}
                    legend={dropoffCount > 1 ? `Entrega ${index + 1}` : 'Entrega'}
                  />
                ))}
              </TitledCard>
              <TitledCard title="Comprovação">
                <ProofFields count={dropoffCount} policy={company?.policy} />
              </TitledCard>
              <TitledCard title="Observações">
                <Textarea
                  label={orderLabels.notes}
                  optional
                  rows={3}
                  showCount
                  maxLength={280}
                  {...form.register('notes')}
                  error={form.formState.errors.notes?.message}
                />
              </TitledCard>
            </Stack>
            <OrderSummary
              companies={companies}
              savedAt={autosave.savedAt}
              pending={pending}
              saving={actions.saving}
              waiting={actions.waiting}
              onMove={dropoffs.move}
            />
          </Grid>
        </Form>
      </Stack>
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
