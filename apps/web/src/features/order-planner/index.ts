export { PlannerPage } from './planner-page.tsx'
export { PlannerSearch } from './planner-search.ts'
export { prefetchPlan, usePlan } from './use-plan.ts'
