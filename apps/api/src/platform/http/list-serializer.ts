import * as z from 'zod/mini'
import type { Log } from '../context.ts'
import { compileSerializer } from './response-serializer.ts'
import type { SerializerCompiler } from './zod-compilers.ts'

/**
 * Creates the response serializer. In a list of a GET request, a row that does not match the contract is left out and
 * logged, since it would otherwise hide the rows of every other company. Other responses fail completely.
 */
export function createResponseSerializer(log: Log): SerializerCompiler {
  return (route) => {
    const serialize = compileSerializer(route)
    const element = route.method === 'GET' ? getRowSchema(route.schema) : undefined
    if (!element) return serialize
    const serializeRow = compileSerializer({ ...route, schema: element })
    const isAllowed = (row: unknown): boolean => {
      try {
        serializeRow(row)
        return true
      } catch {
        return false
      }
    }
    return (value) => {
      try {
        return serialize(value)
      } catch (error) {
        const rows: unknown = (value as { data?: unknown } | null)?.data
        if (!Array.isArray(rows)) throw error
        const allowed = rows.filter(isAllowed)
        if (allowed.length === rows.length) throw error
        const ids = rows.filter((row) => !allowed.includes(row)).map(getRowId)
        log.error({ err: error, url: route.url, ids }, 'rows that the contract does not allow were left out of a list')
        return serialize({ ...(value as object), data: allowed })
      }
    }
  }
}

/** Returns the schema of a row, if the response is a list. */
function getRowSchema(schema: unknown): z.core.$ZodType | undefined {
  if (!(schema instanceof z.core.$ZodObject)) return undefined
  const rows = schema._zod.def.shape.data
  return rows instanceof z.core.$ZodArray ? rows._zod.def.element : undefined
}

function getRowId(row: unknown): unknown {
  const { id, orderNumber } = (row ?? {}) as { id?: unknown; orderNumber?: unknown }
  return orderNumber ?? id ?? null
}
