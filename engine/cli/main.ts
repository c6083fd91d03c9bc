import { isBalanceCommand, runBalance } from './balance.ts';
import { run } from './gantry.ts';
import { isLabCommand, runLab } from './scenario.ts';

const words = process.argv.slice(2);
process.exitCode = await (isLabCommand(words[0]) ? runLab(words) : isBalanceCommand(words[0]) ? runBalance(words) : run(words));
