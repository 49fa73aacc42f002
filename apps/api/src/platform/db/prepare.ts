import { type Compilable, CompiledQuery, type Kysely } from 'kysely'
import type { Tables } from './tables.ts'

type Database = Kysely<Tables>

/** Stands in for an argument while a query is compiled. */
class Placeholder {
  readonly index: number

  constructor(index: number) {
    this.index = index
  }
}

/**
 * A query whose text never changes, compiled the first time and afterwards only given its arguments. For what every
 * call does, such as finding its session: compiling took a third of its time.
 * @param build Writes the query. It may put its arguments anywhere, and must not look at them.
 */
export function prepare<Args extends readonly unknown[], Row>(
  build: (db: Database, ...args: Args) => Compilable<Row>,
): (db: Database, ...args: Args) => Promise<Row[]> {
  let compiled: CompiledQuery | undefined
  return async (db, ...args) => {
    compiled ??= build(db, ...(args.map((_argument, index) => new Placeholder(index)) as unknown as Args)).compile()
    const parameters = compiled.parameters.map((value) => (value instanceof Placeholder ? args[value.index] : value))
    const { rows } = await db.executeQuery(CompiledQuery.raw(compiled.sql, parameters))
    return rows as Row[]
  }
}

/** Shapes that are remembered. There are a few dozen; past that, queries are written anew each time. */
const mostShapes = 300

/**
 * The same for a query that comes in several shapes: it is compiled once for each.
 * @param build Writes the query. It may look at the shape, and at which values are there, but not at the values.
 */
export function prepareShapes<Shape extends object, Values extends object, Row>(
  build: (db: Database, shape: Shape, values: Values) => Compilable<Row>,
): (db: Database, shape: Shape, values: Values) => Promise<Row[]> {
  const prepared = new Map<string, (db: Database, ...args: unknown[]) => Promise<Row[]>>()
  return (db, shape, values) => {
    const names = Object.keys(values)
    const key = JSON.stringify([shape, names])
    let run = prepared.get(key)
    if (!run) {
      run = prepare((inside, ...args: unknown[]) =>
        build(inside, shape, Object.fromEntries(names.map((name, index) => [name, args[index]])) as Values),
      )
      if (prepared.size < mostShapes) prepared.set(key, run)
    }
    return run(db, ...Object.values(values))
  }
}
