import * as z from 'zod/mini'
import { endpoint } from '../core/endpoint.ts'
import { line } from '../core/primitives.ts'
import { allRoles } from '../core/roles.ts'
import { PossibleDuplicate } from './duplicates.ts'
import { NewDraft, NewServiceOrder } from './new-service-order.ts'
import { ServiceOrder } from './service-order.ts'

/** What a call did to the order with a reference. */
export const OrderByReferenceOutcome = z.enum(['created', 'updated', 'unchanged'])

/** The order with a reference after it was created or updated. */
export const OrderByReference = z.extend(ServiceOrder, {
  outcome: OrderByReferenceOutcome,
  possibleDuplicates: z.array(PossibleDuplicate),
})
export type OrderByReference = z.infer<typeof OrderByReference>

/** Creates or updates the order of a company with a reference, in one call. */
export const putByReference = endpoint({
  id: 'serviceOrders.putByReference',
  method: 'PUT',
  path: '/v1/service-orders/by-reference/:externalRef',
  summary:
    'Cria a ordem da empresa com esta referência ou, se ela já existe e não foi cancelada, troca o conteúdo dela. Repetir a chamada não muda nada.',
  params: z.object({ externalRef: line(40) }),
  body: z.discriminatedUnion('draft', [NewServiceOrder, NewDraft]),
  response: OrderByReference,
  roles: allRoles,
  errors: ['forbidden', 'not_found', 'already_exists', 'quota_exceeded', 'not_editable', 'version_conflict'],
  versioned: true,
  creates: true,
})
