import { Suspense, use, useState } from 'react'
import { claimTab, openTabDraft } from '../../../lib/storage/tab-drafts.ts'
import type { EditOrderDrawerProps } from '../../orders/order-slots.ts'
import { EditForm } from './edit-form.tsx'
import { readEdit } from './recovered-edit.ts'

/** Edits an order. Each tab keeps its unsaved edit apart from those of other tabs. */
export function EditOrderDrawer({ draftKey, ...props }: EditOrderDrawerProps) {
  // Created above the boundary: a component that suspends at its first render loses its state.
  const [tabDraftKey] = useState(() => claimTab().then((tab) => openTabDraft(draftKey, tab)))
  return (
    <Suspense>
      <EditOfTab {...props} tabDraftKey={tabDraftKey} />
    </Suspense>
  )
}

interface EditOfTabProps extends Omit<EditOrderDrawerProps, 'draftKey'> {
  tabDraftKey: Promise<string>
}

function EditOfTab({ tabDraftKey, recoveredOnly, ...props }: EditOfTabProps) {
  const draftKey = use(tabDraftKey)
  const [recovered] = useState(() => readEdit(draftKey))
  if (recoveredOnly && !recovered) return null
  return <EditForm {...props} draftKey={draftKey} recovered={recovered} />
}
