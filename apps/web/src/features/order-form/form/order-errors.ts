import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type ApiError, type NewServiceOrderInput, orderFields } from '@malote/api-client'
import type { FormError } from '@malote/ui'
import { type FieldErrors, type Resolver, set, type UseFormReturn } from 'react-hook-form'
import type { core } from 'zod/mini'
import { addressLabels } from '../../../lib/forms/address-values.ts'
import { listFieldErrors } from '../../../lib/forms/field-errors.ts'
import { toFieldName } from '../../../lib/forms/form-errors.ts'
import { waitForFills } from '../../../lib/forms/pending-fills.ts'
import { itemLabels, orderLabels, stopLabels } from '../../orders/order-labels.ts'
import { OrderForm, toFormField } from './order-form.ts'
import type { OrderValues } from './order-values.ts'

const stopField = String.raw`(?:contactName|contactPhone|contactEmail|instructions|requiredProofs|address\.\w+|window\.(?:day|start|end))`
const itemField = '(?:description|quantity|weight|lengthCm|widthCm|heightCm|valueCents|dropoff)'
/** Names of fields on the page; an error of another name has no link. */
const controls = new RegExp(
  String.raw`^(?:${Object.keys(orderFields).join('|')}|(?:pickup|dropoffs\.\d+)\.${stopField}|items\.\d+\.${itemField})$`,
)
/** What the page shows below the other fields of the order. */
const lowerFields = ['pickup', 'dropoffs', 'items', 'declaredValueCents', 'notes', 'internalNotes']
/** The fields in the first section of the page, of the company and its references. */
export const companyFields = Object.keys(orderFields).filter((name) => !lowerFields.includes(name))
const pageOrder = [...companyFields, ...lowerFields]
/** The fields of a stop in the order of the page. */
const stopOrder = ['contactName', 'contactPhone', 'contactEmail', 'address', 'instructions']
/** The position in a list; others, such as the form itself, come last. */
const getPlace = (order: readonly string[], name = ''): number =>
  order.includes(name) ? order.indexOf(name) : order.length

/** Compares the places of two fields on the page. */
function comparePlaces(one: string, other: string): number {
  const [[first = '', ...rest], [second = '', ...others]] = [one.split('.'), other.split('.')]
  const bySection = getPlace(pageOrder, first) - getPlace(pageOrder, second)
  if (bySection !== 0 || first !== second) return bySection
  // Both are of the pickup, or both of drop-offs, which have an index.
  const byIndex = first === 'dropoffs' ? Number(rest.shift()) - Number(others.shift()) : 0
  return byIndex || getPlace(stopOrder, rest[0]) - getPlace(stopOrder, others[0])
}

/** @returns the section of a field in the list of errors, because every stop has the same field labels. */
function getSectionLabel(name: string): string {
  if (name.startsWith('pickup')) return 'Coleta: '
  const [, kind, index] = /^(dropoffs|items)\.(\d+)/.exec(name) ?? []
  if (!kind) return ''
  return `${kind === 'items' ? 'Item' : 'Entrega'} ${Number(index) + 1}: `
}

const labels: Readonly<Record<string, string>> = {
  ...orderLabels,
  ...stopLabels,
  ...addressLabels,
  ...itemLabels,
  day: 'Dia',
  start: 'Das',
  end: 'Até',
}

/** @returns every error of the form in page order, with the label of its field. */
export function listErrors(errors: FieldErrors<OrderValues>): FormError[] {
  const listed = listFieldErrors(errors as FieldErrors).sort((one, other) => comparePlaces(one.name, other.name))
  return listed.map(({ name, message: text }) => {
    const label = labels[name.split('.').at(-1) ?? '']
    const message = `${getSectionLabel(name)}${label ? `${label}. ` : ''}${text}`
    return controls.test(name) ? { name, message } : { message }
  })
}

const check = standardSchemaResolver<OrderValues, unknown, NewServiceOrderInput>(OrderForm)

/** Validates the form with the contract's schema and maps each issue to its form field. */
export const orderResolver: Resolver<OrderValues, unknown, NewServiceOrderInput> = async (values, context, options) => {
  const unfilled = await waitForFills()
  const result = await check(values, context, options)
  for (const { path, message } of unfilled) set(result.errors, path, { type: 'fill', message })
  const items: unknown = result.errors.items
  if (Array.isArray(items)) {
    for (const item of items) {
      if (item?.weightGrams) item.weight = item.weightGrams
      if (item) delete item.weightGrams
    }
  }
  return result
}

/** Sets errors of the server or of a schema on their form fields. */
export function showErrors<T>(
  form: UseFormReturn<OrderValues, unknown, T>,
  issues: readonly { path: string; message: string }[],
) {
  for (const { path, message } of issues) form.setError(toFormField(path) as 'companyId', { type: 'server', message })
}

/** @returns the form fields of the issues of a schema. */
export const getIssueFields = (error: core.$ZodError) =>
  error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))

/** @returns the form fields of an API error. */
export const getErrorFields = (error: ApiError) =>
  error.fields.map(({ pointer, message }) => ({ path: toFieldName(pointer), message }))
