/** One ruling that groups play differently: its setting, the rule it reads, and the values it may have, the recommended one first. */
export interface HouseRule {
  readonly name: keyof typeof HOUSE_RULES;
  readonly rule: string;
  readonly values: readonly (boolean | string | number)[];
}

/** Every switchable ruling with the rule it belongs to and its values; the first is the default. */
const HOUSE_RULES = {
  elevationEqualIsSame: { rule: 'SP-ELEV-05', values: [true, false] },
  pushDisplacement: { rule: 'SP-PUSH-03', values: ['tool', 'toolAndBase'] },
  higherCharactersStopPush: { rule: 'SP-PUSH-06', values: [false, true] },
  toolMayEndBeyondTip: { rule: 'SP-TOOL-04', values: [true, false] },
  engagementMutual: { rule: 'SP-ENG-05', values: [true, false] },
  woundedEnemiesEngageHunker: { rule: 'SP-COVER-09', values: [true, false] },
  coverIgnoresAttackersOwnPart: { rule: 'SP-COVER-05', values: [true, false] },
  terrainCoverNeedsHunker: { rule: 'SP-COVER-02', values: [true, false] },
  treePersonalEffectsAtOnce: { rule: 'SP-TREE-11', values: [true, false] },
  freeActivePaysTax: { rule: 'SP-ICON-14', values: [true, false] },
  grantedActionsCount: { rule: 'SP-ACTION-11', values: [true, false] },
  allowReserveLastCard: { rule: 'SP-RES-06', values: [false, true] },
  allowPassLastShatterpoint: { rule: 'SP-SHAT-04', values: [false, true] },
  momentumSpendInnermost: { rule: 'SP-MOM-07', values: [true, false] },
  crowdedDeployment: { rule: 'SP-DEPLOY-03', values: ['spread', 'ownEdge'] },
  firstMapChooser: { rule: 'SP-DEPLOY-08', values: ['secondPlayer', 'firstPlayer'] },
  eras: { rule: 'SP-ERA-01', values: [4, 3] },
  ownPartWithoutOther: { rule: 'SP-EFF-09', values: [true, false] },
  tableObjectives: { rule: 'SP-MISS-02', values: [false, true] },
  tableDeployment: { rule: 'SP-DEPLOY-02', values: [false, true] },
} as const;

/** The switchable rulings in the order of the rulebook. */
export const houseRules: readonly HouseRule[] = Object.entries(HOUSE_RULES).map(([name, { rule, values }]) => ({ name: name as HouseRule['name'], rule, values }));
