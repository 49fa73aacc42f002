import { type Json, mapObjects, type OpenApi } from '../openapi-types.ts'
import { orderProperties } from './order-properties.ts'
import { listProperties, otherProperties } from './other-properties.ts'
import { parameterDescriptions } from './parameters.ts'
import { placeDescriptions } from './places.ts'

const properties: Readonly<Record<string, string>> = { ...otherProperties, ...orderProperties }

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Describes each property and parameter by its place or else its name, unless the contract describes it. The texts are not
 * in the contract, because the web application would load them.
 */
export function describeDocument(document: OpenApi): OpenApi {
  const schemas = Object.entries(document.components?.schemas ?? {}).map(([name, schema]) => [
    name,
    describePlaces(schema as Json, name),
  ])
  const placed = { ...document, components: { ...document.components, schemas: Object.fromEntries(schemas) } }
  return mapObjects(placed, (object) => describeParameter(describeProperties(object))) as OpenApi
}

/** Describes the properties of a component, also in lists and alternatives, by their paths in it. */
function describePlaces(schema: Json, at: string): Json {
  const changed = Object.entries(schema).map(([key, part]) => {
    if (Array.isArray(part)) return [key, part.map((one) => (isObject(one) ? describePlaces(one, at) : one))]
    if (!isObject(part)) return [key, part]
    return [key, key === 'properties' ? describeMembers(part, at) : describePlaces(part, at)]
  })
  return Object.fromEntries(changed)
}

function describeMembers(members: Json, at: string): Json {
  const described = Object.entries(members).map(([name, member]) => {
    if (!isObject(member)) return [name, member]
    const description = placeDescriptions[`${at}.${name}`]
    return [name, { ...describePlaces(member, `${at}.${name}`), ...(description && { description }) }]
  })
  return Object.fromEntries(described)
}

/** What a text states about null, such as "; null: sem fim". */
const ofNull = /; null[^.;]*(?=[.;])/

const isNullable = ({ type, enum: values, anyOf = [], oneOf = [] }: Json): boolean =>
  type === 'null' ||
  [type, values].some((list) => Array.isArray(list) && (list.includes('null') || list.includes(null))) ||
  [anyOf, oneOf].flat().some((part) => isObject(part) && isNullable(part))

function describeProperties(schema: Json): Json {
  if (!isObject(schema.properties)) return schema
  const described = Object.entries(schema.properties).map(([name, part]) => {
    if (!isObject(part) || 'description' in part) return [name, part]
    const description = (part.type === 'array' ? listProperties[name] : undefined) ?? properties[name]
    if (description === undefined) return [name, part]
    return [name, { ...part, description: isNullable(part) ? description : description.replace(ofNull, '') }]
  })
  return { ...schema, properties: Object.fromEntries(described) }
}

function describeParameter(object: Json): Json {
  if ((object.in !== 'query' && object.in !== 'path') || typeof object.name !== 'string') return object
  const description = object.description ?? parameterDescriptions[object.name]
  return description === undefined ? object : { ...object, description }
}
