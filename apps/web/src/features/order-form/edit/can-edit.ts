import { canEditField, getEditScope, type ServiceOrder } from '@malote/api-client'
import type { CanEdit } from '../form/order-fields.tsx'

/**
 * @param getStopId - the id of the stop of a path of the form, such as `dropoffs.1`
 * @returns which fields the status of the order allows to change. Of a completed stop, these are the contacts.
 */
export function createCanEdit(order: ServiceOrder, getStopId: (path: 'pickup') => string): CanEdit {
  const scope = getEditScope(order)
  const completedStops = new Set(order.stops.flatMap(({ id, state }) => (state === 'completed' ? [id] : [])))
  return (name) => {
    const [path] = /^(?:pickup|dropoffs\.\d+)(?=\.)/.exec(name) ?? []
    const isCompleted = path !== undefined && completedStops.has(getStopId(path as 'pickup'))
    return canEditField(isCompleted && scope !== 'nothing' ? 'contact' : scope, `/${name.replaceAll('.', '/')}`)
  }
}
