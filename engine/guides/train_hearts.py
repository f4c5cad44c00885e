"""Train a small Hearts agent on 3,000 deals, then let it play in the arena.

    python train_hearts.py [seed]                                  # writes train_hearts.npy
    taku arena hearts train_hearts.py easy --options '{"passing": false, "moon": "add"}'

The agent remembers what cards cost on average: by how they are played, their kind, and how many
lower ones are out. It plays the cheapest, and learns from its own play at all four seats.
"""

import sys
from pathlib import Path
from random import Random

import numpy as np

from taku.arena.pettingzoo import Table, bot_of

OPTIONS = {"passing": False, "moon": "add"}
WEIGHTS = Path("train_hearts.npy")
KEPT = 0.3  # weight of what a card would cost later
LATER = 0.25  # weight of the points of each later trick
EXPLORE = 0.1  # share of random cards while it learns
DEALS = 3000  # half a minute

names = Table("hearts", OPTIONS).encoding.names
at = {name: index for index, name in enumerate(names)}
cards = [name.removeprefix("played 0 ") for name in names if name.startswith("played 0 ")]
suits = np.array(["CDHS".index(card[1]) for card in cards])
ranks = np.array(["23456789TJQKA".index(card[0]) for card in cards])
lower = (suits[:, None] == suits) & (ranks[:, None] > ranks)  # [card, another one below it]
points = (suits == 2) + 13 * np.array([card == "QS" for card in cards])
groups = np.select([points == 13, suits == 3, suits == 2], [3, 2, 1], 0)
hand = [at[f"hand 0 {card}"] for card in cards]
played = [[at[f"played {owner} {card}"] for card in cards] for owner in range(4)]
on_table = [[at[f"centre {owner} {card}"] for card in cards] for owner in (1, 2, 3)]
running = at["running 0"]


def situations(observation, actions):
    """Return the situation of each legal card: how it would be played, its kind, its height."""
    seen = observation["observation"]
    trick = seen[on_table]
    out = 1 - seen[hand] - seen[played].any(axis=0)  # cards in the other hands
    height = np.minimum(lower[actions] @ out, 7)
    how = np.zeros(len(actions), int)  # leads
    if trick.any():
        here, players = trick.any(axis=0), trick.any(axis=1)
        led = suits[np.argmax(trick[np.argmax(players)])]
        follows = suits[actions] == led
        above = follows & (ranks[actions] > ranks[here & (suits == led)].max())
        taking = 3 + 2 * players.all() + (points[here].sum() > 0)
        how = np.where(above, taking, np.where(follows, 1, 2))
    return how, groups[actions], height


def cheapest(weights, observation, actions):
    """Return the number of the card that costs least now, and would cost most to lead later."""
    how, kind, height = situations(observation, actions)
    now, later = weights[0][how, kind, height], weights[0][0, kind, height]
    return int(np.argmin(now - KEPT * later))


def train(weights, deals=DEALS, seed=1):
    """Play so many deals, and learn. `weights` are mean costs and counts."""
    table, random = Table("hearts", OPTIONS), Random(seed)
    table.reset(seed=seed)
    for _ in range(deals):
        table.reset()
        chosen = {agent: [] for agent in table.agents}
        for agent in table.agent_iter():
            observation, reward, over, _, infos = table.last()
            if over:
                learn(weights, chosen[agent], -reward)
                table.step(None)
                continue
            actions = infos["actions"]
            number = cheapest(weights, observation, actions)
            if random.random() < EXPLORE:
                number = random.randrange(len(actions))
            where = tuple(part[number] for part in situations(observation, actions))
            chosen[agent].append((where, observation["observation"][running]))
            table.step(actions[number])


def learn(weights, chosen, after):
    """Move the cost of each choice towards the points that came after it, later ones less."""
    cost = 0.0
    means, counts = weights
    for where, before in reversed(chosen):
        cost, after = (after - before) + LATER * cost, before
        counts[where] += 1
        means[where] += (cost - means[where]) / counts[where]


def policy(observation, infos):
    """Return the action of the cheapest card, for the arena."""
    return infos["actions"][cheapest(trained, observation, infos["actions"])]


trained = np.load(WEIGHTS) if WEIGHTS.exists() else np.zeros((2, 7, 4, 8))
bot = bot_of("hearts", policy, OPTIONS)

if __name__ == "__main__":
    trained[:] = 0
    train(trained, seed=int(sys.argv[1]) if sys.argv[1:] else 1)
    np.save(WEIGHTS, trained)
