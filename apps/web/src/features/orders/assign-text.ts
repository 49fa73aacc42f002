/** The label of the action that changes the assignee: who may not assign orders to others takes them over. */
export const getAssignLabel = (toOthers: boolean): string => (toOthers ? 'Trocar responsável' : 'Assumir')
