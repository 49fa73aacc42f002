export { paceQuery, planPageQuery } from './planner.queries.ts'
export { PlannerPage } from './planner-page.tsx'
export { PlannerSearch } from './planner-search.ts'
export { usePlan } from './use-plan.ts'
