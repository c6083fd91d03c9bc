import { onTestFinished, TestRunner } from 'vitest';
import { watchTests } from './open-question.ts';

watchTests((check) => {
  if (TestRunner.getCurrentTest() === undefined) return;
  onTestFinished(({ task }) => {
    if (task.result?.state !== 'fail') check(); // a test that fails anyway has more to say
  });
});
