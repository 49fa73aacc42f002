import { getLabels, itemFields, orderFields, Priority, priorityLabels, stopFields } from '@malote/api-client'

/** Field labels of an order, for forms, error lists and history. */
export const orderLabels = getLabels(orderFields)

/** Field labels of a stop, except for its address. */
export const stopLabels = getLabels(stopFields)

/** Field labels of an item; forms append the unit. In forms, the weight is in kilograms. */
export const itemLabels = { ...getLabels(itemFields), weight: itemFields.weightGrams.label }

/** The priorities as options. */
export const priorityOptions = Priority.options.map((value) => ({ value, label: priorityLabels[value] }))
